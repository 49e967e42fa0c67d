import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import { social } from '#contract/social.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { type ReachAct, reachActs } from '#rules/people/reach.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { unreadCount } from '../reminders/reads.ts'
import { mayReach } from './may-reach.ts'

let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())

const set = (member: TestMember, columns: { black?: boolean; black_until?: Date; closed_at?: Date }) =>
  site.site.foundation.db.own.updateTable('members').set(columns).where('id', '=', member.id).execute()
const block = (by: TestMember, whom: TestMember) => site.call(social.calls.block, { UID: whom.id }, { token: by.token })

/** What may stand between the one who acts and the target. */
const circumstances = {
  nothing: async () => undefined,
  blocked: (actor: TestMember, target: TestMember) => block(target, actor),
  blocker: (actor: TestMember, target: TestMember) => block(actor, target),
  'black-flagged': (actor: TestMember) => set(actor, { black: true }),
  'flagged until yesterday': (actor: TestMember) =>
    set(actor, { black: true, black_until: new Date(Date.now() - 86_400_000) }),
  closed: (_: TestMember, target: TestMember) => set(target, { closed_at: new Date() }),
} as const
type Circumstance = keyof typeof circumstances
const names = Object.keys(circumstances) as Circumstance[] // its own keys

const reached = (act: ReachAct, circumstance: Circumstance): boolean =>
  circumstance === 'nothing' ||
  circumstance === 'flagged until yesterday' ||
  (circumstance === 'black-flagged' && act === 'comment')

async function pair(circumstance: Circumstance) {
  const actor = await makeMember(site, `act${++count}`)
  const target = await makeMember(site, `aim${count}`)
  const run = await uploadRun(site, target)
  await circumstances[circumstance](actor, target)
  return { actor, target, run }
}

describe.each(names)('%s', (circumstance) => {
  test.each(reachActs)('%s', async (act) => {
    const { actor, target } = await pair(circumstance)
    const { read } = site.site.foundation.db
    expect(await mayReach(read, actor.id, target.id, act)).toBe(reached(act, circumstance))
  })
})

/** The acts that are calls today, and what tells that one did not reach. */
interface Act {
  readonly act: ReachAct
  readonly endpoint: Endpoint
  readonly input: (at: Awaited<ReturnType<typeof pair>>) => Sent<Endpoint>
}
const acts: readonly Act[] = [
  { act: 'follow', endpoint: social.calls.follow, input: ({ target }) => ({ UID: target.id }) },
  { act: 'like', endpoint: replays.calls.like, input: ({ run }) => ({ rid: run.rid }) },
  { act: 'comment', endpoint: replays.calls.comment, input: ({ run }) => ({ rid: run.rid, comment: 'hello' }) },
]

describe.each(acts)('the call $endpoint.path', ({ act, endpoint, input }) => {
  test.each(names)('%s', async (circumstance) => {
    const at = await pair(circumstance)
    const answer = await site.call(endpoint, input(at), { token: at.actor.token })
    expect(answer.auth === '' && answer.msg === '', `${answer.auth} ${answer.msg}`).toBe(reached(act, circumstance))
    // Only what reaches reminds; what waits for staff does not yet.
    const reminded = reached(act === 'comment' ? 'replyReminder' : act, circumstance)
    expect(await unreadCount(site.site.foundation.db.read, at.target.id)).toBe(reminded ? 1 : 0)
    if (circumstance === 'blocked' || circumstance === 'blocker') expect(answer.msg).toBe('notReachable')
  })
})

test('nobody reaches somebody who is not there, or is reached by them', async () => {
  const { actor } = await pair('nothing')
  const { read } = site.site.foundation.db
  expect(await mayReach(read, actor.id, 9_999_999_999, 'follow')).toBe(false)
  expect(await mayReach(read, 9_999_999_999, actor.id, 'follow')).toBe(false)
})
