import { globSync } from 'node:fs'
import { clubs } from '@patisserie/contract/clubs'
import type { Endpoint } from '@patisserie/contract/endpoint'
import { paintings } from '@patisserie/contract/paintings'
import { replays } from '@patisserie/contract/replays'
import { site as contract } from '@patisserie/contract/site'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { replayCode } from '@patisserie/rules/base62'
import { permissions } from '@patisserie/rules/staff/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessRows, type CallerName, callers, type Place, toldTo, written } from '../test/access-rows.ts'
import { documentOf, makeClub } from '../test/clubs.ts'
import { giveLevels } from '../test/give-levels.ts'
import { makeStaff } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { signInAgain } from '../test/sign-in-again.ts'
import { uploadPainting } from '../test/upload-painting.ts'

/** The rows of all nouns, from every `test-access.ts` below `features/`. */
const tables = await Promise.all(
  globSync('features/**/test-access.ts', { cwd: import.meta.dirname }).map(
    async (file) => (await import(/* @vite-ignore */ `${import.meta.dirname}/${file}`)) as { accessRows: AccessRows }, // each exports its rows
  ),
)
const paths = tables.flatMap(({ accessRows }) => Object.keys(accessRows))
const accessTable: AccessRows = Object.assign({}, ...tables.map(({ accessRows }) => accessRows))

const calls = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group.calls))

let site: TestSite
const members = new Map<CallerName, TestMember>()
const nobody: TestMember = { id: 0, token: '' }
let seeds = 1
let clubOfAll: number | null = null
let untouched: Place | null = null
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  for (const name of callers.slice(1)) members.set(name, await makeMember(site, name, name !== 'unverified'))
  for (const [name, member] of members) if (name !== 'unverified') await giveLevels(site, member, { life: 2, bomb: 2 })
  const { db } = site.site.foundation
  await changeMember('black', { black: true })
  for (const caller of ['clerk', 'keeper'] as const) await makeStaff(site, members.get(caller) ?? nobody, ['topic'])
  // Hash of a random password that nobody knows.
  const password = '$argon2id$v=19$m=19456,t=2,p=1$X1//fR919lnDI0Flor2jkg$3kXVZOnPfdH+TxgUYkjh4uYGDcPsKp6wyNSjTlSVbLU'
  await db.own.updateTable('members').set({ password }).execute()
}, 60_000)
afterAll(() => site.close())

test('every call has its row, and no row is of a call that is gone', () => {
  expect(paths.sort()).toEqual(calls.map((call) => call.path).sort())
})

describe.each(calls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const row = accessTable[path]
  if (!row) throw new Error(`${path} has no row`)
  test.each(callers.map((caller) => [caller, toldTo(caller, row)] as const))('%s: %s', async (caller, expected) => {
    if (caller === 'clerk' || caller === 'keeper') await changeMember(caller, { staff: codesOf(caller, call) })
    untouched ??= await furnish()
    const answer = await site.call(call, row.input?.(untouched) ?? {}, { ...(await tokenOf(caller)) })
    const told = answer.auth || answer.msg || 'in'
    // A successful write may have removed its things, so the next test creates them again.
    if (call.kind === 'write' && told === 'in') untouched = null
    expect(answer.status).toBe(200)
    expect(told).toBe(expected)
  })
})

test('staff of the replays fetch what is not public; other staff do not', async () => {
  const { rid } = await furnish()
  const fetchAs = async (staff: string[]) => {
    await changeMember('clerk', { staff })
    return (await site.call(replays.calls.download, { id: replayCode(rid) }, await tokenOf('clerk'))).msg
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
  return member ? { token: (await signInAgain(site, member)).token } : {}
}

/** Creates the owner's things that the calls of the table are about. */
async function furnish(): Promise<Place> {
  const owner = await tokenOf('owner')
  const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0 })) }
  const made = await site.call(replays.calls.upload, written, { ...owner, file })
  expect(made.msg).toBe('')
  const rid = made.data.KeyID
  const { data } = await site.call(replays.calls.comment, { rid, comment: 'mine' }, owner)
  const painter = { id: members.get('owner')?.id ?? 0, token: owner.token ?? '' }
  const m = clubOfAll ?? (await makeClub(site))
  clubOfAll = m
  const topic = { m, title: 'A cake', document: documentOf('with cream') }
  const t = (await site.call(clubs.calls.postTopic, topic, owner)).data.t
  const pid = await uploadPainting(site, painter)
  const said = await site.call(paintings.calls.comment, { pid, comment: 'mine' }, owner)
  return { rid, comment: data.KeyID, pid, paintingComment: said.data.KeyID, m, t }
}
