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
  load: (id) => (id.endsWith('/contract/src/site.ts') ? `export const site = ${siteAsData()}` : null),
})

/** The groups of calls as JSON. */
export const siteAsData = (): string =>
  JSON.stringify(site, (key, value: unknown) => (key === 'input' || key === 'output' ? undefined : value))
