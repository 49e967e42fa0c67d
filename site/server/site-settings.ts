import { readSettings, type Settings, SettingsError } from '#kit/settings.ts'
import { nouns } from '../nouns.ts'

/** Reads the settings, and refuses a site without a part that there is not, or that others lean on. */
export function readSiteSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = readSettings(env, former)
  const problems = settings.without.filter((name) => !optional.includes(name)).map(whyNot)
  if (problems.length > 0) throw new SettingsError([...problems, ...canBeOff])
  return settings
}

/** The nouns that an operator may switch off. */
export const optional: readonly string[] = Object.entries(nouns)
  .filter(([, noun]) => 'optional' in noun && noun.optional)
  .map(([name]) => name)
  .sort()

const whyNot = (name: string): string => {
  const why = Object.hasOwn(nouns, name) ? 'others lean on it' : 'there is no such part'
  return `PATISSERIE_PARTS cannot switch ${name} off: ${why}. It can:`
}

/** Each with what becomes of what is open in it. */
const canBeOff = Object.entries(nouns).flatMap(([name, noun]) =>
  'optional' in noun ? [`-${name}: ${noun.optional}`] : [],
)

/** Settings of former versions, and what says the same. */
const former = {
  PATISSERIE_BETS: 'PATISSERIE_BETS is not a setting any more: PATISSERIE_PARTS=-bets switches the bets off.',
}
