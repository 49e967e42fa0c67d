import { SettingsError } from '#kit/settings.ts'
import { nouns } from '../nouns.ts'

/** Refuses a start without a part that there is not, or that others lean on. */
export function checkParts(without: readonly string[]): void {
  const problems = without.filter((name) => !optional.includes(name))
  if (problems.length === 0) return
  throw new SettingsError(
    problems.map((name) => {
      const why = Object.hasOwn(nouns, name) ? 'others lean on it' : 'there is no such part'
      return `PATISSERIE_PARTS cannot switch ${name} off: ${why}. It can: ${optional.join(', ')}.`
    }),
  )
}

/** The nouns that an operator may switch off. */
export const optional: readonly string[] = Object.entries(nouns)
  .filter(([, noun]) => 'optional' in noun && noun.optional)
  .map(([name]) => name)
  .sort()
