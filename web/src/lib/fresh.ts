/**
 * A page stays open while the server gets a new build: what the old one has not fetched yet is gone from there. Then the page is
 * loaded anew, and is where it was (its address tells all of it).
 */
const TRIED = 'undercroft-loaded-anew'

/** Whether the server gives another build than the one that runs: its page names another script. */
async function outdated(script: string): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-cache' })
  return answer.ok && !(await answer.text()).includes(new URL(script).pathname)
}

/**
 * Called when a part of the front end could not be fetched. A lost connection is no reason to load the page anew, and once for each
 * build is enough: two servers with different builds must not make it go on for ever.
 *
 * @param script the address of the script that runs, which changes with every build
 */
export async function loadAnew(script: string, reload = () => location.reload()): Promise<void> {
  try {
    if (sessionStorage.getItem(TRIED) === script || !(await outdated(script))) return
    sessionStorage.setItem(TRIED, script)
  } catch {
    return // no connection, or a browser that keeps nothing: whoever asked for that part says so
  }
  reload()
}
