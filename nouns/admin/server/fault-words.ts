import { createHash } from 'node:crypto'

export interface RawFault {
  readonly kind: 'server' | 'client'
  readonly message: string
  readonly stack: string
  readonly path: string
}

/** A fault as stored: without user input; faults of the same kind share the fingerprint. */
export interface Fault {
  readonly fingerprint: string
  readonly kind: 'server' | 'client'
  readonly message: string
  readonly path: string
  readonly place: string
}

const messageLength = 300
const pathLength = 120
const placeLength = 120

export function describeFault({ kind, message, stack, path }: RawFault): Fault {
  const said = withoutSecrets(message).slice(0, messageLength)
  const place = placeOf(stack)
  const where = withoutSecrets(path.replace(/[?#].*$/s, '')).slice(0, pathLength)
  // Ids and counts differ between occurrences of the same fault, so digits are masked.
  const likeness = [kind, said.replace(/\d+/g, '#'), place.replace(/:\d+$/, ''), where.replace(/\d+/g, '#')]
  const fingerprint = createHash('sha256').update(likeness.join('\n')).digest('hex').slice(0, 12)
  return { fingerprint, kind, message: said, path: where, place }
}

/** Masks possible personal data: addresses, tokens, hashes, and quoted text that is not an identifier. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '…')
    .replace(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '…')
    .replace(/(?<![\w:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi, '…')
    .replace(
      /(["'`])((?:(?!\1).)*)\1/gs,
      (_, mark: string, inner: string) => mark + (isName(inner) ? inner : '…') + mark,
    )
    .replace(/\bDessert\s+\S+/g, 'Dessert …')
    .replace(/[\w-]{20,}/g, (word) => (/\d/.test(word) ? '…' : word))

/** Whether the text is an identifier of the code or schema: table, column, constraint, field. */
const isName = (text: string): boolean => /^[a-z_][a-z_.]{0,40}$/i.test(text)

/** The first stack line in our own code, wherever that lies: a file of a noun, the house, the reader of replays or the site, or a script of the site's pages. */
function placeOf(stack: string): string {
  for (const line of stack.split('\n')) {
    if (line.includes('node_modules')) continue
    const found =
      /(?:^|[/(])((?:house|nouns|replay|site)\/(?!(?:house|nouns|replay|site)\/)(?:[\w.-]+\/)*[\w.-]+\.tsx?:\d+)|(\/assets\/[\w.-]+\.js:\d+)/.exec(
        line,
      )
    const place = found?.[1] ?? found?.[2]
    if (place) return place.slice(0, placeLength)
  }
  return ''
}
