import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { isCharacter } from '#rules/games/characters.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { dragonBalls } from '../../contract/dragon-balls.ts'
import { lockWork, refuseOwn } from './offered-work.ts'
import { closeIfFull, emptyPlace, isBall, lockRound, placeBall } from './round-store.ts'
import { tellClosed, tellPlace } from './tell.ts'

type SetBall = Call<typeof dragonBalls.calls.set>

/** POST /updateDragonBall: puts a work into a place of the open round, or empties the place. */
export async function setBall(call: SetBall) {
  const { input, refuse } = call
  const note = givenReason(input.reason, refuse)
  if (!isCharacter(input.character)) refuse('characterUnknown')
  const closed = input.pid === null ? await empty(call, note) : await place(call, input.pid, note)
  return { CLOSED: yesNoOf(closed) }
}

async function place({ db, input, member, now, refuse }: SetBall, pid: number, note: string): Promise<boolean> {
  const { character, ball } = input
  const work = (await lockWork(db, pid)) ?? refuse('missingPainting')
  if (work.dragon !== character) refuse('missingPainting')
  const { uploader } = work
  await refuseOwn(db, { staff: member.id, painter: uploader }, refuse)
  if (await isBall(db, work.id)) refuse('ballAlready')
  const open = await lockRound(db, character)
  if (open.balls.some((placed) => placed.ball === ball)) refuse('ballTaken')
  const balls = await placeBall(db, open, { ball, painting: work.id, member: uploader, by: member.id, now })
  const { round } = open
  await tellPlace(db, { painting: work, to: uploader, state: 'set', ball, round, character, note, now })
  const closed = await closeIfFull(db, { ...open, balls }, now)
  if (closed) await tellClosed(db, { ...open, balls }, now)
  const before = { character, round, ball, painting: null }
  const after = { ...before, painting: work.id, member: uploader, closed }
  await logAct(db, { by: member, act, subject: `painting:${work.id}`, reason: note, before, after, now })
  return closed
}

const act = 'updateDragonBall'

/** The work may be taken again later: it is a ball once among those that stay. */
async function empty({ db, input, member, now, refuse }: SetBall, note: string): Promise<false> {
  const { character, ball } = input
  const open = await lockRound(db, character)
  const placed = open.balls.find((one) => one.ball === ball) ?? refuse('ballEmpty')
  const { painting, member: painter } = placed
  await refuseOwn(db, { staff: member.id, painter }, refuse)
  await emptyPlace(db, open, ball)
  const work = await db.selectFrom('paintings').select(['id', 'name']).where('id', '=', painting).executeTakeFirst()
  const { round } = open
  if (work && painter !== null) {
    await tellPlace(db, { painting: work, to: painter, state: 'emptied', ball, round, character, note, now })
  }
  const before = { character, round, ball, painting, member: painter }
  await logAct(db, {
    by: member,
    act,
    subject: `painting:${painting}`,
    reason: note,
    before,
    after: { ...before, painting: null },
    now,
  })
  return false
}
