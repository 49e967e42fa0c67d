import { site } from '@patisserie/contract/site'
import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser gets the contract as plain data, without schemas and what makes them, and a chunk gets the
 * calls it names alone: `site.replays.calls.list` becomes a module of its own. The client reads paths, methods and tags;
 * the server checks, and forms ask the functions of rules/.
 */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${prefix}`) ? callAsCode(id.slice(prefix.length + 1)) : null),
  buildEnd(error) {
    if (error) return
    const outside = (id: string) => this.getModuleInfo(id)?.importers.find((importer) => !schemas.test(importer))
    for (const id of this.getModuleIds()) {
      const importer = schemas.test(id) && !plain.test(id) && outside(id)
      if (importer) this.error(`${importer} brings ${id} into the browser, with its schemas and what makes them`)
    }
  },
  transform: (code, id) => (id.includes('/web/src/') && code.includes(imported) ? namingCalls(code, id) : null),
})

/** What the browser reads of a call: the rest is the server's, and the words of a refusal are found by its code. */
export const readByBrowser: readonly string[] = [
  'prefix',
  'path',
  'method',
  'who',
  'touches',
  'shows',
  'form',
  'secret',
  'own',
]

/** The module of one call, `noun/name`. Of those who may make it the browser reads only whether that is anyone. */
export const callAsCode = (key: string): string => {
  const [noun = '', name = ''] = key.split('/')
  const call = callsOf(noun)[name]
  if (!call) throw new Error(`the contract has no call ${key}`)
  const stated = Object.entries(call)
    // Few are `own`: the others need not say that they are not.
    .filter(([field, value]) => readByBrowser.includes(field) && (field !== 'own' || value))
    .map(([field, value]) => [field, field === 'who' && value !== 'anyone' ? 'member' : value])
  return `export const call = ${JSON.stringify(Object.fromEntries(stated))}`
}

/** A module of the pages whose calls are imports, each from a module of its own; `site` itself is named no more. */
export const namingCalls = (code: string, file: string): string => {
  const named = new Map<string, string>()
  const importOf = (noun: string, name: string) => {
    const alias = `call_${noun}_${name}`
    named.set(alias, `${noun}/${name}`)
    return alias
  }
  const rest = code
    .replace(new RegExp(`^import (type )?\\{ site \\} ${imported}\\n`, 'm'), '')
    .replace(/\btypeof site\b[.\w]*/g, 'unknown')
    .replace(/\bconst \{ ([\w\s,:]+) \} = site\.(\w+)\.calls$/gm, (_, names: string, noun: string) =>
      names
        .split(',')
        .map((part) => part.split(':').map((word) => word.trim()))
        .map(([name = '', local = name]) => `const ${local} = ${importOf(noun, name)}`)
        .join('\n'),
    )
    .replace(/\bsite\.(\w+)\.calls\.(\w+)/g, (_, noun: string, name: string) => importOf(noun, name))
    .replace(/\bsite\.(\w+)\.calls\b/g, (_, noun: string) => {
      const names = Object.keys(callsOf(noun)).map((name) => `${name}: ${importOf(noun, name)}`)
      return `({ ${names.join(', ')} })`
    })
  const left = /^.*(?<![\w.'"`/-])site\.\w+.*$|^.*= site$/m.exec(rest)
  if (left) throw new Error(`${file} names a call in a way the build does not read: ${left[0].trim()}`)
  return [...named].map(([alias, key]) => `import { call as ${alias} } from '${prefix}${key}'\n`).join('') + rest
}

/** What no page may import a value of: schemas, and what makes them. A call that the build reads is none. */
const schemas = /\/contract\/src\/|\/node_modules\/zod\//
/** Modules of the contract that make no schema. */
const plain = /\/contract\/src\/(?:endpoint|envelope)\.ts$/

const prefix = 'contract-call:'
const imported = "from '@patisserie/contract/site'"

const callsOf = (noun: string): Readonly<Record<string, object>> =>
  (site as Readonly<Record<string, { readonly calls: Readonly<Record<string, object>> }>>)[noun]?.calls ?? {}
