import { readFileSync } from 'node:fs'
import { site } from '@patisserie/contract/site'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { filesOf } from '../../checks/files.ts'
import { callAsCode, contractAsData, namingCalls, readByBrowser } from './contract-as-data.ts'

const nouns: readonly (readonly [string, Readonly<Record<string, object>>])[] = Object.entries(site).map(
  ([noun, { calls }]) => [noun, calls],
)

test('calls keep what the browser reads of them', async () => {
  for (const [noun, calls] of nouns) {
    for (const [name, whole] of Object.entries(calls)) {
      const code = encodeURIComponent(callAsCode(`${noun}/${name}`))
      const read: { readonly call: Record<string, unknown> } = await import(`data:text/javascript,${code}`)
      const stated = { ...whole } as Record<string, unknown> // a call is a plain object
      expect(read.call).toEqual(
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
    "import { site } from '@patisserie/contract/site'",
    'const { like: likeCall, list } = site.replays.calls',
    'type Like = typeof site.replays.calls.like',
    'export const read = [likeCall, list, site.clubs.calls.list]',
    '',
  ].join('\n')
  expect(namingCalls(source, 'page.ts')).toBe(
    [
      "import { call as call_replays_like } from 'contract-call:replays/like'",
      "import { call as call_replays_list } from 'contract-call:replays/list'",
      "import { call as call_clubs_list } from 'contract-call:clubs/list'",
      'const likeCall = call_replays_like',
      'const list = call_replays_list',
      'type Like = unknown',
      'export const read = [likeCall, list, call_clubs_list]',
      '',
    ].join('\n'),
  )
})

test('a whole noun is the object of its calls', () => {
  const code = namingCalls("import { site } from '@patisserie/contract/site'\nuse(site.scorecard.calls)", 'page.ts')
  expect(code).toContain('use(({ ')
  expect(code).toContain('pair: call_scorecard_pair')
})

test('what the build does not read is no build', () => {
  const source = "import { site } from '@patisserie/contract/site'\nconst { clubs } = site"
  expect(() => namingCalls(source, 'page.ts')).toThrow('page.ts')
  expect(() => callAsCode('replays/none')).toThrow('replays/none')
})

test('nothing in the browser reads the rest', () => {
  const rest = Object.keys(site.clubs.calls.list).filter((field) => !readByBrowser.includes(field))
  expect(rest).toContain('rate')
  const asked = new RegExp(`(endpoint|calls\\.\\w+)\\??\\.(${rest.join('|')})\\b`)
  const reading = filesOf('web/src/**/*.{ts,tsx}', { exclude: /^web\/src\/server\.tsx$/ }).filter((file) =>
    asked.test(readFileSync(file, 'utf8')),
  )
  expect(reading).toEqual([])
})

test('a page that still imports a value of the contract does not build', async () => {
  const built = (page: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        contractAsData(),
        {
          name: 'page',
          resolveId: (id) => (id === '/web/src/page.ts' ? id : null),
          load: (id) => (id === '/web/src/page.ts' ? page : null),
        },
      ],
      build: { write: false, rolldownOptions: { input: '/web/src/page.ts' } },
    })
  const calls = "import { site } from '@patisserie/contract/site'\nconsole.log(site.clubs.calls.list)\n"
  const plain = "import { scopes } from '@patisserie/contract/endpoint'\nconsole.log(scopes)\n"
  await expect(built(calls + plain)).resolves.toBeDefined()
  for (const words of [
    "import { clubs } from '@patisserie/contract/clubs'\nconsole.log(clubs)",
    "import '@patisserie/contract/clubs'",
  ])
    await expect(built(words)).rejects.toThrow(/page\.ts brings .*clubs\.ts into the browser/)
  const whole = "import { site as all } from '@patisserie/contract/site'\nconsole.log(all)"
  await expect(built(whole)).rejects.toThrow(/page\.ts brings .*site\.ts into the browser/)
})
