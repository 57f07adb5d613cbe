// Before the first paint, so that the page never flashes in the wrong theme. A file of its own: the page allows no inline scripts.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('undercroft') || '{}') || {}
  } catch (_) {
    kept = {}
  }
  var theme = kept.theme || 'system'
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night'
  root.dataset.theme = theme
  if (kept.motion === false) root.dataset.motion = 'off'
})()
