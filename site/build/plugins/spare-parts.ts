import type { Plugin } from 'vite'

/**
 * Modules of libraries that come along with what the site uses and are never reached: its links are its own
 * (session/link.tsx), and so are its scrolling (app/scroll.ts), its writes (api/writes.ts) and its lists by pages.
 * With the names other modules import from them.
 */
export const spareParts: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-router/dist/esm/link.js': ['Link', 'composeHandlers', 'createLink', 'linkOptions', 'useLinkProps'],
  '@tanstack/react-router/dist/esm/scroll-restoration.js': ['ScrollRestoration'],
  '@tanstack/router-core/dist/esm/scroll-restoration.js': [
    'defaultGetScrollRestorationKey',
    'getElementScrollRestorationEntry',
    'setupScrollRestoration',
    'storageKey',
  ],
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': [
    'hasNextPage',
    'hasPreviousPage',
    'infiniteQueryBehavior',
  ],
  '@tanstack/query-core/build/modern/mutation.js': ['Mutation', 'getDefaultState'],
  '@tanstack/query-core/build/modern/mutationCache.js': ['MutationCache'],
}

/** Vite plugin: the browser's build goes without them, for a first visit would load them. */
export const withoutSpareParts = (): Plugin => ({
  name: 'without-spare-parts',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: (id) => {
    const part = Object.keys(spareParts).find((path) => id.endsWith(`/node_modules/${path}`))
    const names = part && spareParts[part]
    return names ? `${spare}\nexport { ${names.map((name) => `Spare as ${name}`).join(', ')} }` : null
  },
})

/** Called, it does nothing; made, it is a cache of writes that stays empty: the client of the reads asks its own. */
const spare = `function Spare() {}
Object.assign(Spare.prototype, { findAll: () => [], clear() {}, resumePausedMutations: () => Promise.resolve() })`
