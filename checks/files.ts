import { globSync } from 'node:fs'

/** Tests, and folders of their tools and of demo data, where they stand: a folder of such a name elsewhere is no exemption. */
export const toolFile =
  /[.]test[.]tsx?$|^(?:(?:nouns\/[^/]+|site)\/(?:test|tests|journeys|bench|seed)|replay\/(?:test|fuzz)|replay-encoder\/test|bench|checks)\//

interface Where {
  /** Folder that the patterns and the answer are relative to. */
  readonly cwd?: string
  /** Files that are left out. */
  readonly exclude?: RegExp
}

/**
 * Files and folders by glob patterns, with `/` between folders, in order. Throws where a pattern, or one of the
 * folders in its braces, finds none: a check that looks at nothing would be green.
 */
export const filesOf = (
  patterns: string | readonly string[],
  { cwd = process.cwd(), exclude }: Where = {},
): string[] => {
  const found = [patterns]
    .flat()
    .flatMap(alternatives)
    .flatMap((pattern) => {
      const files = globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'))
      const left = files.filter((file) => !exclude?.test(file))
      if (left.length === 0) throw new Error(`${pattern} finds no file in ${cwd}`)
      return left
    })
  return [...new Set(found)].sort()
}

/** A pattern as many without braces but for a file's own: `a/{b,c}/*.{d,e}` is `a/b/*.{d,e}` and `a/c/*.{d,e}`. */
const alternatives = (pattern: string): readonly string[] => {
  const braces = /\{([^{}]*)\}(?=.*\/)/.exec(pattern)
  if (!braces) return [pattern]
  const [whole, inside = ''] = braces
  const [before, after] = [pattern.slice(0, braces.index), pattern.slice(braces.index + whole.length)]
  return inside.split(',').flatMap((part) => alternatives(`${before}${part}${after}`))
}
