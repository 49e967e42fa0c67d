import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser's routes come without what only the server reads of them, the file of a page (`chunk`) and
 * whether it needs scripts. The frame has all routes, and every first visit loads the frame.
 */
export const withoutServerRouteData = (): Plugin => ({
  name: 'without-server-route-data',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: (code, id) => (routeFile.test(id) ? { code: withoutServerData(code), map: null } : null),
})

const routeFile = /\/(?:site|nouns\/[\w-]+)\/web\/(?:(?:side-)?routes|routes\/[\w-]+)\.tsx$/

export const withoutServerData = (code: string): string =>
  code.replace(/\bchunk: '(?:site|nouns)\/[\w/-]+\.tsx?'(?:,\s*)?/g, '').replace(/\bneedsScripts: true(?:,\s*)?/g, '')
