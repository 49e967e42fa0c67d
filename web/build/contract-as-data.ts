import { site } from '@patisserie/contract/site'
import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser gets the contract as plain data, without schemas and what makes them, and without the lists
 * of refusals. The client reads
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
  about: {},
  touches: [],
  shows: [],
  form: 'json',
  rate: null,
  captcha: false,
  secret: false,
  blob: false,
  scope: null,
}

/** Nobody in the browser asks for them: the words of a refusal are found by its code, and what is kept is the server's. */
const leftOut: readonly string[] = ['input', 'output', 'refusals', 'about']

/** A call without what is left out and what is as usual. */
const stated = (call: object): object =>
  Object.fromEntries(
    Object.entries(call).filter(
      ([key, value]) => !leftOut.includes(key) && JSON.stringify(value) !== JSON.stringify(usual[key]),
    ),
  )
