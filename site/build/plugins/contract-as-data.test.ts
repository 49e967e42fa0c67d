import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { partOf } from '#contract/row-parts.ts'
import { filesOf } from '../../../checks/files.ts'
import { site } from '../../contract.ts'
import { callAsCode, contractAsData, namingCalls, readByBrowser } from './contract-as-data.ts'

const nouns: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = Object.entries(site).map(
  ([noun, { calls }]) => [noun, calls],
)

test('calls keep what the browser reads of them', async () => {
  for (const [noun, calls] of nouns) {
    for (const [name, whole] of Object.entries(calls)) {
      const code = encodeURIComponent(callAsCode(`${noun}/${name}`))
      const { call }: { readonly call: Record<string, unknown> } = await import(`data:text/javascript,${code}`)
      const { encode, decode, ...read } = call
      expect([encode, decode].map((turn) => turn !== undefined)).toEqual(
        [whole.input, whole.output].map((schema) => partOf(schema) !== null),
      )
      const stated = { ...whole } as Record<string, unknown> // a call is a plain object
      expect(read).toEqual(
        Object.fromEntries(
          readByBrowser
            .filter((field) => field !== 'own' || stated.own)
            .map((field) => [field, field === 'who' && stated.who !== 'anyone' ? 'member' : stated[field]]),
        ),
      )
    }
  }
})

test('a module names its calls one by one', () => {
  const source = [
    "import { type Row, replays as all } from '../contract/replays.ts'",
    "import { clubs } from '#nouns/clubs/contract/clubs.ts'",
    'const { like: likeCall, list } = all.calls',
    'type Like = typeof all.calls.like',
    'export const read = [likeCall, list, clubs.calls.list, words.clubs]',
    '',
  ].join('\n')
  expect(namingCalls(source, 'page.ts')).toBe(
    [
      "import { call as call_replays_like } from 'contract-call:replays/like'",
      "import { call as call_replays_list } from 'contract-call:replays/list'",
      "import { call as call_clubs_list } from 'contract-call:clubs/list'",
      "import type { Row } from '../contract/replays.ts'",
      'const likeCall = call_replays_like',
      'const list = call_replays_list',
      'type Like = unknown',
      'export const read = [likeCall, list, call_clubs_list, words.clubs]',
      '',
    ].join('\n'),
  )
})

test('a whole noun is the object of its calls', () => {
  const code = namingCalls("import { scorecard } from '../contract/scorecard.ts'\nuse(scorecard.calls)", 'page.ts')
  expect(code).toContain('use(({ ')
  expect(code).toContain('pair: call_scorecard_pair')
})

test('the name of a group in a text is no use of it', () => {
  const source = [
    "import { clubs } from '../contract/clubs.ts'",
    'const a = <Link to="/clubs" title="all clubs">',
    "say('clubs')",
    '',
  ].join('\n')
  expect(namingCalls(source, 'page.tsx')).toBe('const a = <Link to="/clubs" title="all clubs">\nsay(\'clubs\')\n')
})

test('what the build does not read is no build', () => {
  const source = "import { clubs } from '../contract/clubs.ts'\nconst all = clubs"
  expect(() => namingCalls(source, 'page.ts')).toThrow('page.ts')
  expect(() => callAsCode('replays/none')).toThrow('replays/none')
})

test('a call with rows has plain code that turns their names; one without has none', async () => {
  const code = callAsCode('gifts/own')
  const { call }: { readonly call: Endpoint } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const week = { USED: 5, LEFT: 7, UNTIL: '' }
  const wire = { total: 1, rows: [{ KeyID: 3, WHY: '', NICK: 'ann' }], out: week, in: week }
  const own = { used: 5, left: 7, roomAt: '' }
  expect(call.decode?.(wire)).toMatchObject({ total: 1, rows: [{ id: 3, reason: '', nick: 'ann' }], out: own, in: own })
  expect(code).not.toMatch(/\beval\b|\bFunction\b/)
  expect(callAsCode('gifts/decline')).not.toContain('code')
})

test('nothing in the browser reads the rest', () => {
  const read = [...readByBrowser, 'encode', 'decode']
  const rest = Object.keys(site.clubs.calls.list).filter((field) => !read.includes(field))
  expect(rest).toContain('rate')
  const asked = new RegExp(`(endpoint|calls\\.\\w+)\\??\\.(${rest.join('|')})\\b`)
  const reading = filesOf('{nouns/*/web,house/{api,cards,design,desks,editor,session},site/web}/**/*.{ts,tsx}', {
    exclude: /^site\/web\/server\.tsx$/,
  }).filter((file) => asked.test(readFileSync(file, 'utf8')))
  expect(reading).toEqual([])
})

/** No file: a page of a noun, made of the words of a test. */
const page = join(import.meta.dirname, '../../../nouns/clubs/web/page.ts')

test('a page that still imports a value of the contract does not build', async () => {
  const built = (words: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        contractAsData(),
        {
          name: 'page',
          resolveId: (id) => (id === page ? id : null),
          load: (id) => (id === page ? words : null),
        },
      ],
      build: { write: false, rolldownOptions: { input: page } },
    })
  const calls = "import { clubs } from '../contract/clubs.ts'\nconsole.log(clubs.calls.list)\n"
  const plain = "import { scopes } from '#contract/endpoint.ts'\nconsole.log(scopes)\n"
  await expect(built(calls + plain)).resolves.toBeDefined()
  for (const words of [
    "import * as clubs from '../contract/clubs.ts'\nconsole.log(clubs)",
    "import '../contract/clubs.ts'",
  ])
    await expect(built(words)).rejects.toThrow(/page\.ts brings .*clubs\.ts into the browser/)
  const whole = "import { site as all } from '#site/contract.ts'\nconsole.log(all)"
  await expect(built(whole)).rejects.toThrow(/page\.ts brings .*site\/contract\.ts into the browser/)
})
