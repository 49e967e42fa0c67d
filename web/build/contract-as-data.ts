import { site } from '@patisserie/contract/site'
import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser gets the contract as plain data, without schemas and what makes them. The client reads
 * paths, kinds and tags; the server checks, and forms ask the functions of rules/.
 */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: (id) => (id.endsWith('/contract/src/site.ts') ? siteAsCode() : null),
})

/** The module: what goes without saying is said once, for a first visit loads it. */
export const siteAsCode = (): string => {
  const nouns = Object.entries(site).map(([noun, { prefix, calls }]) => {
    const entries = Object.entries<object>(calls).map(([name, call]) => `${name}:call(${JSON.stringify(stated(call))})`)
    return `${noun}:{prefix:${JSON.stringify(prefix)},calls:{${entries.join()}}}`
  })
  return `const call = (stated) => ({ ...${JSON.stringify(usual)}, ...stated })\nexport const site = {${nouns.join()}}`
}

const usual: Readonly<Record<string, unknown>> = {
  method: 'POST',
  who: 'anyone',
  kind: 'read',
  refusals: [],
  touches: [],
  shows: [],
  form: 'json',
  rate: null,
  captcha: false,
  secret: false,
  blob: false,
  scope: null,
}

const schemas: readonly string[] = ['input', 'output']

/** A call without its schemas and what is as usual. */
const stated = (call: object): object =>
  Object.fromEntries(
    Object.entries(call).filter(
      ([key, value]) => !schemas.includes(key) && JSON.stringify(value) !== JSON.stringify(usual[key]),
    ),
  )
