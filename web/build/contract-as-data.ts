import { site } from '@patisserie/contract/site'
import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser gets the contract as plain data, without schemas and what makes them. The client reads
 * paths, methods and tags; the server checks, and forms ask the functions of rules/.
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
  touches: [],
  shows: [],
  form: 'json',
  secret: false,
}

/** What the browser reads of a call: the rest is the server's, and the words of a refusal are found by its code. */
export const readByBrowser: readonly string[] = ['path', ...Object.keys(usual)]

/** A call as the browser reads it, without what is as usual; of those who may make it only whether that is anyone. */
const stated = (call: object): object =>
  Object.fromEntries(
    Object.entries(call)
      .map(([key, value]) => [key, key === 'who' && value !== 'anyone' ? 'member' : value] as const)
      .filter(([key, value]) => readByBrowser.includes(key) && JSON.stringify(value) !== JSON.stringify(usual[key])),
  )
