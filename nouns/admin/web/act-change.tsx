import styles from './act-list.module.css'

/** What an act of staff changed: of each part that differs the old value, struck out, and the new one. */
export function ActChange({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = differences(before, after)
  if (changes.length === 0) return null
  return (
    <p className={styles.change}>
      {changes.map(({ name, was, is }) => (
        <span key={name}>
          {name}: {was !== '' && <del>{was}</del>} {is !== '' && <ins>{is}</ins>}
        </span>
      ))}
    </p>
  )
}

interface Difference {
  readonly name: string
  readonly was: string
  readonly is: string
}

function differences(before: string, after: string): Difference[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, was: was.get(name) ?? '', is: is.get(name) ?? '' }))
    .filter((change) => change.was !== change.is)
}

/** The parts of a logged JSON text as words; nothing where it is no object. */
function partsOf(json: string): Map<string, string> {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).map(([name, part]) => [name, wordOf(part)]))
}

const wordOf = (part: unknown): string =>
  Array.isArray(part)
    ? part.join(' ')
    : part === null || part === ''
      ? ''
      : typeof part === 'object'
        ? JSON.stringify(part)
        : String(part)
