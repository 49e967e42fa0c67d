import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { Ajv, type ValidateFunction } from 'ajv'
import { solveChallenge } from 'altcha-lib/v1'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { sharedRefusals } from '#contract/envelope.ts'
import { jsonSchema } from '#kit/http/schemas.ts'
import { bettors } from '#nouns/bets/test/betting.ts'
import { documentOf, makeClub } from '#nouns/clubs/test/clubs.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { site as contract } from '../contract.ts'
import { isWhole } from '../test/by-turns.ts'
import { giveResource } from '../test/give-resource.ts'
import { type Hints, type InputSchema, inputText } from '../test/hostile/hostile-input.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { guard, ownPassword, ownPasswordHash } from '../test/make-owner.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { signInAgain } from '../test/sign-in-again.ts'

const numRuns = isWhole ? 500 : 5
const calls = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group.calls))
// Calls that delete replays or close accounts come last, so that the other calls find some.
const endings = ['/delReplay', '/m4', '/closeAccount']
const ordered = [...calls].sort((a, b) => endings.indexOf(a.path) - endings.indexOf(b.path))

const callers = ['guest', 'unverified', 'verified', 'owner', 'staff', 'black'] as const
const gates = ['login', 'mailCheck', 'captcha', 'totp', 'authority', 'admin', 'black']
type CallerName = (typeof callers)[number]

type Response = Awaited<ReturnType<TestSite['site']['app']['inject']>>

let site: TestSite
const members = new Map<CallerName, TestMember>()
let hints: Hints
/** Tokens of sessions that no write may have ended. */
const tokens = new Map<CallerName, string>()

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  for (const name of callers.slice(1)) members.set(name, await makeMember(site, name, name !== 'unverified'))
  const { db } = site.site.foundation
  await db.own
    .updateTable('members')
    .set({ password: await ownPasswordHash() })
    .execute()
  const staff = members.get('staff')
  if (staff) await guard(site, staff)
  hints = await furnish()
})
afterAll(() => site.close())

describe('no input makes a fault, and every refusal of it names a field', () => {
  test.each(ordered.map((call) => [call.path, call] as const))(
    '%s',
    async (_path, call) => {
      const schema = jsonSchema(call, 'input') as InputSchema
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...callers), inputText(schema, hints), async (caller, text) => {
          const response = await send(call, text, await headersOf(caller))
          if (call.kind === 'write') tokens.clear()
          judge(call, response)
        }),
        { numRuns },
      )
    },
    600_000,
  )
})

/** Each schema's code runs a few times only: optimizing it would take longer. */
const ajv = new Ajv({ strict: false, code: { optimize: false } })
const outputs = new Map<Endpoint, ValidateFunction>()

function outputOf(call: Endpoint): ValidateFunction {
  const known = outputs.get(call) ?? ajv.compile(jsonSchema(call, 'output'))
  outputs.set(call, known)
  return known
}

/** A response must be valid by the contract, a refusal with a declared code, or a bad request that names the field. */
function judge(call: Endpoint, response: Response): void {
  expect(response.statusCode, response.payload).toBeLessThan(500)
  if (!String(response.headers['content-type']).startsWith('application/json')) {
    expect(call.blob).toBe(true)
    return
  }
  const { auth, msg, data } = response.json()
  if (response.statusCode !== 200) {
    const named = { field: expect.stringMatching(/./), should: expect.stringMatching(/./) }
    expect({ auth, msg, data }).toEqual({ auth: '', msg: 'badInput', data: named })
  } else if (auth !== '') {
    expect(gates).toContain(auth)
    expect(msg).toBe('')
  } else if (msg === '') {
    const fits = outputOf(call)
    expect(fits(data), JSON.stringify(fits.errors)).toBe(true)
  } else if (!msg.startsWith('upload repeated /pic/')) {
    expect([...call.refusals, ...sharedRefusals]).toContain(msg)
  }
}

/** Creates a few replays, public and not, a comment and a picture; answers their ids as hints for inputs. */
async function furnish(): Promise<Hints> {
  const owner = members.get('owner')
  const { replays, pictures } = contract
  const fields = {
    comment: '',
    category: 'other',
    NM: 'N',
    NB: 'N',
    NT: 'N',
    NSY: 'N',
    commentable: 'Y',
    screen: '',
  } as const
  const rids: number[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed, slowRate: 0 })) }
    const open = seed % 2 === 0 ? 'N' : 'Y'
    const { data } = await site.call(replays.calls.upload, { ...fields, open }, { token: owner?.token ?? '', file })
    rids.push(data.KeyID)
  }
  await site.call(replays.calls.comment, { rid: rids[0] ?? 0, comment: 'hello' }, { token: owner?.token ?? '' })
  const pixels = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const picture = await site.call(
    pictures.calls.upload,
    {},
    { token: owner?.token ?? '', file: { name: 'x.png', bytes: pixels } },
  )
  const m = await makeClub(site)
  const topics: number[] = []
  for (const title of ['cake', 'tea']) {
    const topic = { m, title, document: documentOf('sweet ', { type: 'hardBreak' }) }
    const t = (await site.call(contract.clubs.calls.postTopic, topic, { token: owner?.token ?? '' })).data.t
    await site.call(contract.clubs.calls.postFloor, { t, document: documentOf('more') }, { token: owner?.token ?? '' })
    topics.push(t)
  }
  const staff = members.get('staff')
  const { open, stake } = bettors(() => site)
  const events: string[] = []
  if (staff && owner) {
    await giveResource(site, owner, 'faith', 100)
    await site.call(contract.bets.calls.adult, {}, { token: owner.token })
    for (const multi of ['Y', 'N'] as const) events.push(await open(staff, { multi }))
    await stake(owner, events[0] ?? '')
  }
  const ids = [...members.values()].map(({ id }) => id)
  return {
    rid: rids,
    id: [1, ...rids.map((rid) => `000${rid}`)],
    item: rids,
    code: rids.map((rid) => `000${rid}`),
    UID: ids,
    upid: ids,
    game: [14],
    bocaiName: events,
    option: [0, 1],
    stake: [1, 2],
    m: [m],
    t: topics,
    floor: [1, 2],
    edits: [0],
    document: [documentOf('fuzzy words')],
    src: ['', picture.data.data.url],
    screen: ['', picture.data.data.url],
    password: [ownPassword],
    mail: ['owner@example.test', 'someone@example.test'],
    account: ['owner', 'someone'],
  }
}

async function headersOf(caller: CallerName): Promise<Record<string, string>> {
  const member = members.get(caller)
  if (!member) return {}
  const token = tokens.get(caller) ?? (await signIn(caller, member))
  tokens.set(caller, token)
  return { authorization: `Dessert ${token}` }
}

/** Answers the token of a new session of the caller, whose codes and black flag a write may have changed. */
async function signIn(caller: CallerName, member: TestMember): Promise<string> {
  const { db, touched } = site.site.foundation
  const staff = caller === 'staff' ? [...permissions] : []
  await db.own
    .updateTable('members')
    .set({ staff, black: caller === 'black', black_until: null })
    .where('id', '=', member.id)
    .execute()
  touched(['me', 'members'])
  return (await signInAgain(site, member)).token
}

async function send(call: Endpoint, text: string, headers: Record<string, string>) {
  const first = await sendOnce(call, text, headers)
  const isJson = String(first.headers['content-type']).startsWith('application/json')
  const { auth, data } = isJson ? first.json() : { auth: '', data: null }
  if (auth !== 'captcha') return first
  const solved = await solveChallenge(data.challenge, data.salt).promise
  const solution = Buffer.from(JSON.stringify({ ...data, number: solved?.number })).toString('base64')
  return sendOnce(call, text, { ...headers, 'x-captcha': solution })
}

function sendOnce(call: Endpoint, text: string, headers: Record<string, string>) {
  const { app } = site.site
  if (call.method === 'GET') {
    const path = call.path.replace(/:\w+/, encodeURIComponent(fieldOf(text)))
    return app.inject({ url: `/api${path}?${queryOf(text)}`, headers })
  }
  if (call.form === 'json') {
    return app.inject({
      method: 'POST',
      url: `/api${call.path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: text,
    })
  }
  const boundary = 'patisserie-test-boundary'
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="fields"\r\n\r\n${text}\r\n--${boundary}\r\ncontent-disposition: form-data; name="blob"; filename="x"\r\n\r\nT8RP\r\n--${boundary}--\r\n`
  return app.inject({
    method: 'POST',
    url: `/api${call.path}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

/** The input's fields as a query string; the text itself if it is no JSON object. */
function queryOf(text: string): string {
  try {
    const fields = Object.entries(JSON.parse(text) as object).map(([name, value]) => [
      name,
      String(value).slice(0, 500),
    ])
    return new URLSearchParams(fields as string[][]).toString()
  } catch {
    return encodeURIComponent(text.slice(0, 2_000).toWellFormed())
  }
}

/** The value for the path's parameter: the input's `id`, or `x`. */
const fieldOf = (text: string): string => (/"id":"([^"\\]*)"/.exec(text)?.[1] ?? 'x').slice(0, 300).toWellFormed()
