import type { Plugin } from 'vite'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Way, wayCode } from '#contract/row-code.ts'
import { partOf } from '#contract/row-parts.ts'
import { site } from '../../contract.ts'

/**
 * Vite plugin: the browser gets the contract as plain data, without schemas and what makes them, and a chunk gets the
 * calls it names alone: `bets.calls.list` becomes a module of its own. The client reads paths, methods and tags; the
 * server checks, and forms ask the functions of the rules.
 */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${prefix}`) ? callAsCode(id.slice(prefix.length + 1)) : null),
  buildEnd(error) {
    if (error) return
    const brought = [...this.getModuleIds()]
      .filter((id) => schemas.test(id) && !plain.test(id))
      .flatMap((id) => (this.getModuleInfo(id)?.importers ?? []).map((importer) => ({ id, importer })))
      .filter(({ importer }) => !schemas.test(importer))
    // What a page imports brings further modules along: the page is what there is to mend.
    const first = brought.find(({ importer }) => ofPages.test(importer)) ?? brought[0]
    if (first) this.error(`${first.importer} brings ${first.id} into the browser, with its schemas and what makes them`)
  },
  transform: (code, id) => (ofPages.test(id) && code.includes('contract/') ? namingCalls(code, id) : null),
})

/** What no page may import a value of: schemas, and what makes them. A call that the build reads is none. */
const schemas = /\/(?:house|nouns\/[\w-]+)\/contract\/|\/site\/contract\.ts$|\/node_modules\/zod\//
/** Modules of the contract that make no schema. */
const plain = /\/contract\/(?:endpoint|envelope)\.ts$/

/** Modules of the pages. The contract itself names groups too, which it makes. */
const ofPages = /\/(?:nouns\/[\w-]+\/web|house\/(?:api|cards|desks|editor|session)|site\/web)\/.*\.tsx?(?:\?|$)/

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

/**
 * The module of one call, `noun/name`. Of those who may make it the browser reads only whether that is anyone. A call with rows also has the
 * code that gives its input the names of the wire, and its answer those of the program.
 */
export const callAsCode = (key: string): string => {
  const [noun = '', name = ''] = key.split('/')
  const call = callsOf(noun)[name]
  if (!call) throw new Error(`the contract has no call ${key}`)
  const stated = Object.entries(call)
    // Few are `own`: the others need not say that they are not.
    .filter(([field, value]) => readByBrowser.includes(field) && (field !== 'own' || value))
    .map(([field, value]) => [field, field === 'who' && value !== 'anyone' ? 'member' : value])
    .map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`)
  const turns = [turnCode(call.input, 'encode'), turnCode(call.output, 'decode')].flat()
  const fields = [...stated, ...turns.map(({ way, turn }) => `${way}:${turn}`)]
  return `${turns.map(({ functions }) => functions).join('')}export const call = {${fields.join()}}`
}

/** None for a schema without rows. */
function turnCode(schema: Endpoint['input'], way: Way) {
  const part = partOf(schema)
  return part ? [{ way, ...wayCode(part, way) }] : []
}

/** A module of the pages whose calls are imports, each from a module of its own; groups of calls are named no more. */
export const namingCalls = (code: string, file: string): string => {
  const named = new Map<string, string>()
  const importOf = (noun: string, name: string) => {
    const alias = `call_${noun}_${name}`
    named.set(alias, `${noun}/${name}`)
    return alias
  }
  const { groups, rest } = withoutGroups(code)
  if (groups.size === 0) return code
  const nounOf = (local: string): string => groups.get(local) ?? local
  const local = `(?<!\\w|[\\w)\\]?]\\.)(${[...groups.keys()].join('|')})\\.calls`
  const out = rest
    .replace(new RegExp(`\\btypeof ${local}\\b[.\\w]*`, 'g'), 'unknown')
    .replace(new RegExp(`\\bconst \\{ ([\\w\\s,:]+) \\} = ${local}$`, 'gm'), (_, names: string, group: string) =>
      names
        .split(',')
        .map((part) => part.split(':').map((word) => word.trim()))
        .filter(([name]) => name !== '')
        .map(([name = '', given = name]) => `const ${given} = ${importOf(nounOf(group), name)}`)
        .join('\n'),
    )
    .replace(new RegExp(`${local}\\.(\\w+)`, 'g'), (_, group: string, name: string) => importOf(nounOf(group), name))
    .replace(new RegExp(`${local}\\b`, 'g'), (_, group: string) => {
      const names = Object.keys(callsOf(nounOf(group))).map((name) => `${name}: ${importOf(nounOf(group), name)}`)
      return `({ ${names.join(', ')} })`
    })
  const bare = out.replace(/'(?:\\.|[^'\\\n])*'|"[^"\n]*"/g, "''").replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
  const left = new RegExp(`^.*(?<![\\w.$-])(?:${[...groups.keys()].join('|')})\\b(?!\\s*[:=?]|-).*$`, 'm').exec(bare)
  if (left) throw new Error(`${file} names a call in a way the build does not read: ${left[0].trim()}`)
  return [...named].map(([alias, key]) => `import { call as ${alias} } from '${prefix}${key}'\n`).join('') + out
}

/** A module without its imports of groups of calls, and what it calls them. */
const withoutGroups = (code: string): { groups: ReadonlyMap<string, string>; rest: string } => {
  const groups = new Map<string, string>()
  const rest = code.replace(contractImport, (line, type: string | undefined, list: string, from: string) => {
    const parts = list.split(',').filter((part) => part.trim() !== '')
    const kept = parts.filter((part) => {
      const [, noun = '', local = noun] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(part) ?? []
      if (!(noun in site)) return true
      groups.set(local, noun)
      return false
    })
    if (kept.length === parts.length) return line
    if (kept.length === 0) return ''
    // With names of types alone, the module would still be loaded.
    const types = type === undefined && kept.every((part) => /^\s*type /.test(part))
    const names = kept.map((part) => (types ? part.replace(/^\s*type /, '') : part.trim()).trim())
    return `import ${types ? 'type ' : (type ?? '')}{ ${names.join(', ')} } from '${from}'\n`
  })
  return { groups, rest }
}

const prefix = 'contract-call:'
const contractImport = /^import (type )?\{([^}]*)\} from '((?:[^']*\/|#)contract\/[\w-]+\.ts)'\n/gm

const callsOf = (noun: string): Readonly<Record<string, Endpoint>> =>
  (site as Readonly<Record<string, { readonly calls: Readonly<Record<string, Endpoint>> }>>)[noun]?.calls ?? {}
