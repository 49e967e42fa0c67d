import { areLinked } from '#core/members/links/linked.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import { reasonProblem } from '#rules/staff/claims.ts'
import type { iscore } from '../../../contract/iscore.ts'
import { askRecount } from '../ask-recount.ts'
import '../tables.ts'

type WorldFirst = Call<typeof iscore.calls.setWorldFirst>

/**
 * POST /setWorldFirst: marks a counting run as the first of its game, difficulty, character and kind, or removes the
 * mark.
 */
export async function setWorldFirst(call: WorldFirst) {
  const { db, input, member, now, refuse } = call
  const problem = reasonProblem(input.reason)
  if (problem) refuse(problem)
  const id = replayKey(input.code) ?? refuse('gone')
  const reason = input.reason.trim()
  const owner = input.grant === 'Y' ? await grant(call, { id, reason }) : await takeBack(call, id)
  await askRecount(db, { member: owner })
  const given = input.grant === 'Y'
  await logAct(db, {
    by: member,
    act: 'setWorldFirst',
    subject: `replay:${id}`,
    reason,
    before: { first: !given },
    after: { first: given },
    now,
  })
  return 'suc' as const
}

async function grant({ db, member, now, refuse }: WorldFirst, { id, reason }: { id: number; reason: string }) {
  const run = (await ratedRun(db, id)) ?? refuse('gone')
  if (await areLinked(db, member.id, run.member)) refuse('ownRun')
  const { game, difficulty, slot: shot, kind } = run
  if (run.standing !== 'counts') refuse('notCounted')
  if (kind !== 'clear' && kind !== 'nn') return refuse('noFirst')
  // Every archived run is a clear, so an older clear exists. The scoreboards do not say which runs were without a miss.
  if (kind === 'clear' && (await isArchived(db, { game, difficulty, shot }))) refuse('archiveFirst')
  const row = await db
    .insertInto('iscore_firsts')
    .values({ game, difficulty, shot, kind, replay: id, member: run.member, reason, by: member.id, at: now })
    .onConflict((c) => c.doNothing())
    .returning('replay')
    .executeTakeFirst()
  if (!row) refuse('firstTaken')
  return run.member
}

async function takeBack({ db, refuse }: WorldFirst, id: number): Promise<number> {
  const gone = await db.deleteFrom('iscore_firsts').where('replay', '=', id).returning('member').executeTakeFirst()
  return (gone ?? refuse('gone')).member
}

const ratedRun = (tx: Tx, id: number) =>
  tx
    .selectFrom('iscore_runs')
    .select(['member', 'game', 'difficulty', 'slot', 'kind', 'standing'])
    .where('replay', '=', id)
    .executeTakeFirst()

async function isArchived(tx: Tx, of: { game: number; difficulty: string; shot: string }): Promise<boolean> {
  const found = await tx
    .selectFrom('archived_runs')
    .select('id')
    .where('game', '=', of.game)
    .where('difficulty', '=', of.difficulty)
    .where('shot', '=', of.shot)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
