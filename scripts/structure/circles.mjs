/**
 * The import cycles, type-only imports included: each strongly connected group of `graph` (a Map from a path to the paths that it
 * imports) with more than one file, its paths sorted.
 */
export const findCircles = (graph) => {
  const circles = []
  const numbers = new Map()
  const lowest = new Map()
  const stack = []
  // Tarjan's algorithm; a path stays on the stack until its group is known.
  const visit = (path) => {
    numbers.set(path, numbers.size)
    lowest.set(path, numbers.get(path))
    stack.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!numbers.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path), lowest.get(next)))
    }
    if (lowest.get(path) !== numbers.get(path)) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const path of graph.keys()) if (!numbers.has(path)) visit(path)
  return circles
}
