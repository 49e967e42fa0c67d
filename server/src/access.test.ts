import type { Endpoint } from '@patisserie/contract/endpoint'
import { replays } from '@patisserie/contract/replays'
import { site as contract } from '@patisserie/contract/site'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { replayCode } from '@patisserie/rules/base62'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { signInAgain } from '../test/sign-in-again.ts'

const callers = ['guest', 'unverified', 'verified', 'owner'] as const
type CallerName = (typeof callers)[number]

/** What a caller is told: a gate, a refusal, or 'in' where the call goes through. */
type Told = 'login' | 'mailCheck' | 'in' | (string & {})
type Row = readonly [guest: Told, unverified: Told, verified: Told, owner: Told]

interface Case {
  readonly told: Row
  /** Made anew for every caller, as some calls end what they are about. */
  readonly input?: (at: Place) => object
}

/** A replay that only its uploader may fetch, with a comment of the uploader. */
interface Place {
  readonly rid: number
  readonly comment: number
}

const hash = 'a'.repeat(64)
const written = {
  comment: '',
  category: 'other',
  NM: 'N',
  NB: 'N',
  NT: 'N',
  NSY: 'N',
  open: 'N',
  commentable: 'Y',
  screen: '',
} as const
const anyone: Row = ['in', 'in', 'in', 'in']
const member: Row = ['login', 'in', 'in', 'in']
const same = (code: string): Row => [code, code, code, code]

/** Every call by its path: who is let in, and what the others hear. A call without its row fails. */
const table: Readonly<Record<string, Case>> = {
  '/register': { told: same('accountInvalid'), input: () => ({ account: '!', mail: 'x@example.com', password: hash }) },
  '/login': { told: same('wrongLogin'), input: () => ({ account: 'nobody', password: hash }) },
  '/logout': { told: member },
  '/me': { told: member },
  '/forgotPW': { told: same('notRegistered'), input: () => ({ mail: 'nobody@example.com' }) },
  '/setNewPW': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43), password: hash }) },
  '/resetPW': {
    told: ['login', 'pwWrong', 'pwWrong', 'pwWrong'],
    input: () => ({ password: hash, newPassword: hash }),
  },
  '/verifyMail': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/mailCheck': { told: ['login', 'in', 'mailChecked', 'mailChecked'] },
  '/changeMail': {
    told: ['login', 'pwWrong', 'pwWrong', 'pwWrong'],
    input: () => ({ password: hash, mail: 'x@example.com' }),
  },
  '/undoMail': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/unlock': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/sessions': { told: member },
  '/endSession': {
    told: ['login', 'sessionGone', 'sessionGone', 'sessionGone'],
    input: () => ({ id: 'somebody-elses' }),
  },
  '/endOtherSessions': { told: member },
  '/getLastIP': { told: member },
  '/nick': { told: ['login', 'nickEmpty', 'nickEmpty', 'nickEmpty'], input: () => ({ nick: ' ' }) },
  '/getBrint': { told: member },
  '/setBrint': { told: member, input: () => ({ brint: 'sweet' }) },
  '/postHead': {
    told: ['login', 'pictureUnknown', 'pictureUnknown', 'pictureUnknown'],
    input: () => ({ src: `/pic/${hash}.png` }),
  },
  '/prefer': { told: member, input: () => ({ mNum: 10 }) },
  '/getPersonal': { told: anyone, input: () => ({ UID: 1_000_001 }) },
  '/getFront': { told: anyone },
  '/getSRC': { told: ['login', 'fileMissing', 'fileMissing', 'fileMissing'] },
  '/getReplay': { told: anyone },
  '/getMyReplay': { told: member },
  '/getMyReplayByPage': { told: member },
  '/getSomeOneReplayByPage': { told: anyone, input: () => ({ upid: 1_000_001 }) },
  '/someReplay': { told: anyone, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayById': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/upReplay': { told: ['login', 'mailCheck', 'fileMissing', 'fileMissing'], input: () => written },
  '/updateReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid, ...written }) },
  '/delReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid }) },
  '/likeReplay': { told: ['login', 'mailCheck', 'in', 'likeSelf'], input: ({ rid }) => ({ rid }) },
  '/getLikedReplay': { told: member, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayComments': { told: anyone, input: ({ rid }) => ({ rid }) },
  '/replayComment': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ rid }) => ({ rid, comment: 'sweet' }) },
  '/delReplayComment': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ comment }) => ({ id: comment }) },
  '/hrpy/:id': { told: ['login', 'notOwn', 'notOwn', 'in'], input: ({ rid }) => ({ id: replayCode(rid) }) },
}

const calls = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group.calls))

let site: TestSite
const members = new Map<CallerName, TestMember>()
let seeds = 1
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  for (const name of callers.slice(1)) members.set(name, await makeMember(site, name, name !== 'unverified'))
  const { db } = site.site.foundation
  // Of a password that is in no list, thrown away.
  const password = '$argon2id$v=19$m=19456,t=2,p=1$X1//fR919lnDI0Flor2jkg$3kXVZOnPfdH+TxgUYkjh4uYGDcPsKp6wyNSjTlSVbLU'
  await db.own.updateTable('members').set({ password }).execute()
}, 60_000)
afterAll(() => site.close())

test('every call has its row, and no row is of a call that is gone', () => {
  expect(Object.keys(table).sort()).toEqual(calls.map((call) => call.path).sort())
})

describe.each(calls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const { told, input = () => ({}) } = table[path] ?? { told: [] }
  test.each(callers.map((caller, i) => [caller, told[i]] as const))('%s: %s', async (caller, expected) => {
    const place = await furnish()
    const answer = await site.call(call, input(place), { ...(await tokenOf(caller)) })
    expect(answer.status).toBe(200)
    expect(answer.auth || answer.msg || 'in').toBe(expected)
  })
})

test('staff of the replays fetch what is not public; other staff do not', async () => {
  const { rid } = await furnish()
  const clerk = await makeMember(site, 'clerk')
  const { db } = site.site.foundation
  const fetchAs = async (staff: string[]) => {
    await db.own.updateTable('members').set({ staff }).where('id', '=', clerk.id).execute()
    return (await site.call(replays.calls.download, { id: replayCode(rid) }, { token: clerk.token })).msg
  }
  expect(await fetchAs(['shop'])).toBe('notOwn')
  expect(await fetchAs(['replay'])).toBe('')
})

test('what was removed is nowhere: no row, no words, no file, for its owner neither', async () => {
  const { rid, comment } = await furnish()
  const owner = await tokenOf('owner')
  const code = replayCode(rid)
  const { calls } = replays
  const shown = { ...written, open: 'Y' } as const
  await site.call(calls.update, { rid, ...shown }, owner)
  const file = { url: `/jc/rpy/th14_ud${code}.rpy` }
  const known = await site.site.app.inject(file)
  expect(known.statusCode).toBe(200)
  expect((await site.call(calls.remove, { rid }, owner)).msg).toBe('')
  for (const by of [owner, await tokenOf('verified'), {}]) {
    expect((await site.call(calls.one, { code }, by)).msg).toBe('deleted')
    expect((await site.call(calls.some, { reps: [rid] }, by)).data).toEqual([])
    expect((await site.call(calls.comments, { rid }, by)).msg).toBe('deleted')
    const listed = (await site.call(calls.list, { pageSize: 50 }, by)).data.rows
    expect(listed.filter((row) => row.KeyID === rid)).toEqual([])
  }
  for (const by of [owner, await tokenOf('verified')]) {
    expect((await site.call(calls.download, { id: code }, by)).msg).toBe('deleted')
    expect((await site.call(calls.comment, { rid, comment: 'late' }, by)).msg).toBe('deleted')
    expect((await site.call(calls.like, { rid }, by)).msg).toBe('deleted')
  }
  expect((await site.call(calls.update, { rid, ...shown }, owner)).msg).toBe('deleted')
  expect((await site.call(calls.removeComment, { id: comment + 1_000 }, owner)).msg).toBe('commentGone')
  // Whoever has it cached is not told that it is still the same.
  const etag = String(known.headers.etag)
  expect((await site.site.app.inject({ ...file, headers: { 'if-none-match': etag } })).statusCode).toBe(404)
})

async function tokenOf(caller: CallerName): Promise<{ token?: string }> {
  const member = members.get(caller)
  return member ? { token: (await signInAgain(site, member)).token } : {}
}

/** Something of the owner's to be let in to, or not. */
async function furnish(): Promise<Place> {
  const owner = await tokenOf('owner')
  const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0 })) }
  const made = await site.call(replays.calls.upload, written, { ...owner, file })
  expect(made.msg).toBe('')
  const rid = made.data.KeyID
  const { data } = await site.call(replays.calls.comment, { rid, comment: 'mine' }, owner)
  return { rid, comment: data.KeyID }
}
