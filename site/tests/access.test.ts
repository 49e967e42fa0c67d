import { join } from 'node:path'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub } from '#nouns/clubs/test/clubs.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { replayCode } from '#rules/base62.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { filesOf } from '../../checks/files.ts'
import { site as contract } from '../contract.ts'
import {
  type AccessRows,
  type CallerName,
  type Case,
  callers,
  type Place,
  toldTo,
  written,
} from '../test/access-rows.ts'
import { giveLevels } from '../test/give-levels.ts'
import { makeStaff } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { signInAgain } from '../test/sign-in-again.ts'

/** The rows of all nouns, from the `access.ts` of their tests. */
const tables = await Promise.all(
  filesOf('{nouns/*,site}/test/**/*access.ts', { cwd: join(import.meta.dirname, '../..') }).map(
    async (file) =>
      (await import(/* @vite-ignore */ join(import.meta.dirname, '../..', file))) as { accessRows: AccessRows }, // each exports its rows
  ),
)
const paths = tables.flatMap(({ accessRows }) => Object.keys(accessRows))
const accessTable: AccessRows = Object.assign({}, ...tables.map(({ accessRows }) => accessRows))

const calls = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group.calls))

let site: TestSite
const members = new Map<CallerName, TestMember>()
const nobody: TestMember = { id: 0, token: '' }
let seeds = 1
/** The owner's things that are there, by the names of `Place`. */
const there = new Map<keyof Place, number>()
/** Tokens of sessions that no write may have ended. */
const tokens = new Map<CallerName, string>()
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  for (const name of callers.slice(1)) members.set(name, await makeMember(site, name, name !== 'unverified'))
  for (const [name, member] of members) if (name !== 'unverified') await giveLevels(site, member, { life: 2, bomb: 2 })
  const { db } = site.site.foundation
  await changeMember('black', { black: true })
  for (const caller of ['clerk', 'keeper'] as const) await makeStaff(site, members.get(caller) ?? nobody, ['topic'])
  // Hash of a random password that nobody knows.
  const password = '$argon2id$v=19$m=19456,t=2,p=1$X1//fR919lnDI0Flor2jkg$3kXVZOnPfdH+TxgUYkjh4uYGDcPsKp6wyNSjTlSVbLU'
  await db.own.updateTable('members').set({ password }).execute()
})
afterAll(() => site.close())

test('every call has its row, and no row is of a call that is gone', () => {
  expect(paths.sort()).toEqual(calls.map((call) => call.path).sort())
})

describe.each(calls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const row = accessTable[path]
  if (!row) throw new Error(`${path} has no row`)
  test.each(callers.map((caller) => [caller, toldTo(caller, row)] as const))('%s: %s', async (caller, expected) => {
    if (caller === 'clerk' || caller === 'keeper') await changeMember(caller, { staff: codesOf(caller, call) })
    const things = thingsOf(row)
    const answer = await site.call(call, row.input?.(await furnish(things)) ?? {}, await tokenOf(caller))
    const told = answer.auth || answer.msg || 'in'
    // A successful write may have removed its things and ended its session, so the next test creates them again.
    if (call.kind === 'write' && told === 'in') forget(things, caller)
    expect(answer.status).toBe(200)
    expect(told).toBe(expected)
  })
})

test('staff of the replays fetch what is not public; other staff do not', async () => {
  const { rid } = await furnish(['rid'])
  const fetchAs = async (staff: string[]) => {
    await changeMember('clerk', { staff })
    return (await site.call(replays.calls.download, { id: replayCode(rid) }, await tokenOf('clerk'))).msg
  }
  expect(await fetchAs(['shop'])).toBe('notOwn')
  expect(await fetchAs(['replay'])).toBe('')
})

test('what was removed is nowhere: no row, no words, no file, for its owner neither', async () => {
  const { rid, comment } = await furnish(['rid', 'comment'])
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
  // A client that has the file cached must not get 304.
  const etag = String(known.headers.etag)
  expect((await site.site.app.inject({ ...file, headers: { 'if-none-match': etag } })).statusCode).toBe(404)
})

/** Codes of the callers of a staff call: the keeper has only the call's code, the clerk all others but `replay`. */
function codesOf(caller: 'clerk' | 'keeper', { who }: Endpoint): string[] {
  const code = who.startsWith('staff:') ? who.slice('staff:'.length) : 'topic'
  return caller === 'keeper' ? [code] : permissions.filter((other) => other !== code && other !== 'replay')
}

async function changeMember(caller: CallerName, change: { staff?: string[]; black?: boolean }): Promise<void> {
  const { db, touched } = site.site.foundation
  await db.own
    .updateTable('members')
    .set(change)
    .where('id', '=', members.get(caller)?.id ?? 0)
    .execute()
  touched(['members'])
}

async function tokenOf(caller: CallerName): Promise<{ token?: string }> {
  const member = members.get(caller)
  if (!member) return {}
  const token = tokens.get(caller) ?? (await signInAgain(site, member)).token
  tokens.set(caller, token)
  return { token }
}

/** Names of the things whose numbers are in a row's input. */
function thingsOf({ input }: Case): readonly (keyof Place)[] {
  const read = new Set<keyof Place>()
  const noting = new Proxy({} as Place, { get: (_, name) => read.add(name as keyof Place).size }) // inputs read names of `Place`
  input?.(noting)
  return [...read]
}

/** Creates those of the things that are not there. */
async function furnish(things: readonly (keyof Place)[]): Promise<Place> {
  for (const thing of things) await numberOf(thing)
  return Object.fromEntries(there) as unknown as Place // the caller reads no others
}

async function numberOf(thing: keyof Place): Promise<number> {
  const made = there.get(thing) ?? (await makers[thing](await tokenOf('owner')))
  there.set(thing, made)
  return made
}

/** Creates a thing of the owner that the calls of the table are about; answers its number. */
const makers: Readonly<Record<keyof Place, (owner: { token?: string }) => Promise<number>>> = {
  rid: async (owner) => {
    const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0 })) }
    const { msg, data } = await site.call(replays.calls.upload, written, { ...owner, file })
    expect(msg).toBe('')
    return data.KeyID
  },
  comment: async (owner) => {
    const words = { rid: await numberOf('rid'), comment: 'mine' }
    return (await site.call(replays.calls.comment, words, owner)).data.KeyID
  },
  pid: ({ token = '' }) => uploadPainting(site, { id: members.get('owner')?.id ?? 0, token }),
  paintingComment: async (owner) => {
    const words = { pid: await numberOf('pid'), comment: 'mine' }
    return (await site.call(paintings.calls.comment, words, owner)).data.KeyID
  },
  m: () => makeClub(site),
  t: async (owner) => {
    const topic = { m: await numberOf('m'), title: 'A cake', document: documentOf('with cream') }
    return (await site.call(clubs.calls.postTopic, topic, owner)).data.t
  },
}

/** Forgets what a write of the caller may have removed: the things, comments on them, and the session. */
function forget(things: readonly (keyof Place)[], caller: CallerName): void {
  for (const thing of [...things, 'comment', 'paintingComment'] as const) there.delete(thing)
  tokens.delete(caller)
}
