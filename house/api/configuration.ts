/** Source of the answers: `production` and `local` are servers, `test` is a file of recorded answers. */
export type Source = 'production' | 'local' | 'test'

export interface Configuration {
  readonly source: Source
  /** Base address that the contract's paths are appended to; for `test`, the address of the recorded file. */
  readonly base: string
  /** Sends every call that allows it as GET with `?input=<JSON>`. */
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
