"""Rules pages as HTML."""

from undercroft.server.markdown import anchor_of, page_of
from undercroft.server.wire import Heading


def test_numbered_headings_have_an_anchor() -> None:
    assert [anchor_of(each) for each in ("6.3 Key", "7. Death", "Rulings")] == ["r6.3", "r7", ""]
    assert '<h3 id="r6.3">' in page_of("### 6.3 Key").html


def test_a_number_leads_to_its_heading_and_the_headings_are_listed() -> None:
    page = page_of("# The rules\n\nAs in [6.3](#6.3).\n\n## 6. Cards\n\n### 6.3 Key\n\n### Unnumbered")
    assert '<a href="#r6.3"' in page.html
    assert page.headings == [Heading("r6", "6. Cards", 2), Heading("r6.3", "6.3 Key", 3)]


def test_no_raw_html_and_no_script_link_is_obeyed() -> None:
    links = "[a](javascript:alert(1)) ![b](x.png) [c](https://example.org) [d](//x.org) [e](mailto:x@y.z)"
    made = page_of("<img src=x onerror=alert(1)>\n\na <b>b</b> " + links).html
    assert not any(bad in made for bad in ("<img", "<b>", 'href="javascript', "x.png", 'href="//', "mailto"))
    assert '<a href="https://example.org" rel="noopener">c</a> d e' in made


def test_tables_may_scroll() -> None:
    assert '<div class="tbl" tabindex="0"><table>' in page_of("| a |\n| - |\n| b |").html


def test_an_image_of_the_game_alone_in_its_paragraph_is_a_figure_for_the_client_to_draw() -> None:
    made = page_of("a\n\n![A *goblin* <b>](picture:room:goblin)\n\n![Two](pictures:room:vault-2-1,room:1L)").html
    assert '<figure class="picture" data-pictures="room:goblin"><figcaption>A *goblin* &lt;b&gt;</figcaption></figure>' in made
    assert '<figure class="pictures" data-pictures="room:vault-2-1,room:1L"><figcaption>Two</figcaption></figure>' in made


def test_no_other_image_is_obeyed() -> None:
    others = (
        "x.png",
        "picture:",
        "picture:a%22b",
        "picture:a/b",
        "picture:a,",
        "pictured:a",
        "data:image/png;base64,x",
        "PICTURE:a",
    )
    for other in others:
        made = page_of(f"![b]({other})\n\nin a line ![c](picture:room:goblin)").html
        assert "<figure" not in made
        assert "<img" not in made
        assert "picture:" not in made.replace("![b](picture:a%22b)", "")
