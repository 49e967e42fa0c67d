/** Where the calls go: `production` and `local` are servers, `test` answers from a recorded file. */
export type Source = 'production' | 'local' | 'test'

export interface Configuration {
  readonly source: Source
  /** Address the paths of the contract are appended to; in test, of the recorded file. */
  readonly base: string
  /** Sends every call that may as GET with `?input=<JSON>`. */
  readonly allGet: boolean
}

const defaults: Record<Source, string> = { production: '/api', local: '/api', test: '/recorded.json' }

/**
 * Reads the build's settings: `VITE_PATISSERIE_SOURCE`, `VITE_PATISSERIE_PRODUCTION`, `_LOCAL` and `_TEST` (base
 * addresses), `VITE_PATISSERIE_ALL_GET` (`1`).
 */
export const configuration = (settings: Readonly<Record<string, unknown>>): Configuration => {
  const named = settings.VITE_PATISSERIE_SOURCE
  const source = named === 'local' || named === 'test' ? named : 'production'
  const base = settings[`VITE_PATISSERIE_${source.toUpperCase()}`]
  return {
    source,
    base: typeof base === 'string' && base !== '' ? base.replace(/\/$/, '') : defaults[source],
    allGet: settings.VITE_PATISSERIE_ALL_GET === '1',
  }
}
