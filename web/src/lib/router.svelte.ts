import type { Branch } from './types'

/** Where we are. Links inside the house change the page without a reload. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'about' }
  | { page: 'lost' }

let path = $state(location.pathname)

/** The page that a path names. */
export function routeOf(pathname: string): Route {
  let parts: string[]
  try {
    parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'lost' } // "%" without its digits
  }
  const [first, second, third] = parts
  if (!first) return { page: 'lobby' }
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second }
  if (first === 't' && second && third === 'replay' && parts.length === 3) return { page: 'replay', id: second }
  if (first === 'rules' && second && parts.length === 2) return { page: 'rules', game: second }
  if (first === 'about' && parts.length === 1) return { page: 'about' }
  return { page: 'lost' }
}

export function route(): Route {
  return routeOf(path)
}

/** Go to a path of ours. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  if (!location.hash) scrollTo(0, 0)
}

/** The table id in whatever a person pasted: the code itself, or a link with it; '' when there is none. */
export function codeIn(text: string): string {
  const last = text.trim().toLowerCase().replace(/[?#].*$/, '').replace(/\/(replay\/?)?$/, '').split('/').pop() ?? ''
  return last.replace(/\s+/g, '-').replace(/[^a-z0-9-]/g, '')
}

/** Follow the browser's buttons and plain clicks on our own links; returns what undoes it. */
export function follow(): () => void {
  const back = () => (path = location.pathname)
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.pathname.startsWith('/licences/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}

/** The replay of the game that a table began with, at that step; none where I may not know which game it was. */
export const originOf = ({ table, step }: Branch): string | undefined => (table === null ? undefined : `/t/${table}/replay#step=${step}`)

/** A finished game for somebody who was not there: from its beginning, with what lies ahead hidden. */
export const sharedReplay = (table: string): string => `/t/${table}/replay#step=0&spoilers=no`
