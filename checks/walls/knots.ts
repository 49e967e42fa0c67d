import { dirname } from 'node:path'

/** An import between two files: `[from, to]`, paths from the root. */
export type Import = readonly [string, string]

/**
 * Sets of what stands in one folder, its files and its subfolders with all below them, that import one another in a circle:
 * `nouns/bets/web: event.ts slip`. Neither of a knot can be read, moved or taken out without the others. What stands at the
 * root, and the nouns side by side, have walls of their own.
 */
export const knotsOf = (imports: readonly Import[]): readonly string[] => {
  const byFolder = Map.groupBy(imports.map(whereApart), ({ folder }) => folder)
  return [...byFolder]
    .filter(([folder]) => !['.', 'nouns'].includes(folder))
    .flatMap(([folder, arrows]) =>
      circlesOf(arrows.map(({ from, to }) => [from, to])).map((knot) => `${folder}: ${knot.join(' ')}`),
    )
    .sort()
}

/** The folder that two files share, and what stands in it: the one that imports, and the one that is imported. */
const whereApart = ([from, to]: Import) => {
  let folder = dirname(from)
  while (folder !== '.' && !to.startsWith(`${folder}/`)) folder = dirname(folder)
  const below = (file: string): string => file.slice(folder === '.' ? 0 : folder.length + 1).split('/')[0] ?? file
  return { folder, from: below(from), to: below(to) }
}

/** Strongly connected sets of more than one, by Tarjan's algorithm; each in the order of the alphabet. */
const circlesOf = (arrows: readonly Import[]): readonly (readonly string[])[] => {
  const next = Map.groupBy(arrows, ([from]) => from)
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  /** Answers the lowest place in the order that is reached from here and still open. */
  const visit = (one: string): number => {
    const place = order.size
    let lowest = place
    order.set(one, place)
    open.push(one)
    for (const [, to] of next.get(one) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, order.get(to) ?? lowest)
    }
    if (lowest === place) {
      const knot = open.splice(open.indexOf(one))
      if (knot.length > 1) found.push(knot.sort())
    }
    return lowest
  }
  for (const one of next.keys()) if (!order.has(one)) visit(one)
  return found
}
