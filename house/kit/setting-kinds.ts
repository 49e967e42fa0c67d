import { isIP } from 'node:net'

/** One setting; `parse` answers undefined for a text that does not match `expects`. */
export interface Setting<T, Default extends string | null = string | null> {
  readonly name: string
  /** Description for docs/operations.md. */
  readonly what: string
  readonly expects: string
  /** The text used when it is not set; null: none, see `otherwise`. */
  readonly default: Default
  /** Description of what applies when it is not set and has no default. */
  readonly otherwise?: string
  /** Its value must never appear in messages. */
  readonly secret?: true
  readonly parse: (text: string) => T | undefined
}

export const setting = <T, Default extends string | null>(entry: Setting<T, Default>): Setting<T, Default> => entry

export function wholeNumber(least: number, most: number): Pick<Setting<number>, 'expects' | 'parse'> {
  return {
    expects: `a whole number from ${least} to ${most}`,
    parse(text) {
      const number = Number(text)
      return /^\d{1,9}$/.test(text) && number >= least && number <= most ? number : undefined
    },
  }
}

export function yesOrNo(): Pick<Setting<boolean>, 'expects' | 'parse'> {
  const meanings = new Map([
    ['on', true],
    ['off', false],
    ['1', true],
    ['yes', true],
    ['true', true],
    ['0', false],
    ['no', false],
    ['false', false],
  ])
  return { expects: '1 (yes) or 0 (no)', parse: (text) => meanings.get(text.toLowerCase()) }
}

export function url(...schemes: string[]): Pick<Setting<string>, 'expects' | 'parse'> {
  return {
    expects: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    parse: (text) =>
      URL.canParse(text) && schemes.some((scheme) => text.startsWith(`${scheme}://`)) ? text : undefined,
  }
}

export function parseOrigin(text: string): string | undefined {
  const { protocol, origin, href } = URL.parse(text) ?? {}
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/` ? origin : undefined
}

export function parseOrigins(text: string): '*' | string[] | undefined {
  if (text === '*') return '*'
  const origins = text.split(',').map((part) => parseOrigin(part.trim()))
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}

export function parseProxies(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Names of parts that are switched off, each with a minus: `-one,-two`. The site knows which parts there are. */
export const partsOff = () => ({
  expects: 'names of parts, each with a minus and a comma between two, such as -one,-two',
  parse: (text: string): readonly string[] | undefined =>
    /^-[a-z][a-z-]*(?:\s*,\s*-[a-z][a-z-]*)*$/.test(text)
      ? text.split(',').map((part) => part.trim().slice(1))
      : undefined,
})
