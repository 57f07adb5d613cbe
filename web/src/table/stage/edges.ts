/** Where things stand at the edges of a window. */
import { covered, type Box, type Edge, type Size, type Spot } from './frame'

/** The gap to an edge; by how much further along it something is tried, and what it is worth to stand a pixel nearer, in pixels covered. */
const [RIM, NEXT, NEARER] = [6, 4, 0.4]

/** Where boxes stand at the edges of a window, one after another: none covers another, where there is room. */
export function alongEdges(edges: readonly (readonly [Edge, Spot])[], window: Size, box: Size, boxes: readonly Box[]): Spot[] {
  const taken = [...boxes]
  return edges.map(([edge, to]) => {
    const at = alongEdge(edge, window, box, taken, to)
    taken.push({ ...at, ...box })
    return at
  })
}

/** Where at an edge of a window, or a little within it, a box stands best: it covers least of some boxes, all in pixels, and is as near as can be to a place. */
function alongEdge(edge: Edge, window: Size, box: Size, boxes: readonly Box[], to: Spot): Spot {
  const level = edge === 'top' || edge === 'bottom'
  const most = { x: window.width - box.width, y: window.height - box.height }
  const spotAt = (at: number, within: number) => (level ? { x: at, y: edge === 'top' ? within : most.y - within } : { x: edge === 'left' ? within : most.x - within, y: at })
  const [end, wanted] = level ? [most.x - RIM, to.x - box.width / 2] : [most.y - RIM, to.y - box.height / 2]
  const nearest = Math.max(RIM, Math.min(end, wanted))
  const cost = (at: number, within: number) => covered({ ...spotAt(at, within), ...box }, boxes) + NEARER * (Math.abs(at - nearest) + 4 * within)
  let best: [number, number] = [nearest, RIM]
  for (const within of [RIM, 30, 48]) for (let at = RIM; at <= end; at += NEXT) if (cost(at, within) < cost(...best)) best = [at, within]
  return spotAt(...best)
}
