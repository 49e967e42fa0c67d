import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { dragonBalls } from '../../contract/dragon-balls.ts'
import { firstFreeBall } from '../../rules/dragon-balls.ts'
import { lockWork, refuseOwn } from './offered-work.ts'
import { closeIfFull, isBall, lockRound, placeBall } from './round-store.ts'
import { tellClosed, tellPlace } from './tell.ts'

/** POST /dragonRes: takes a work that was handed in as the next free ball of its character, or declines it. */
export async function decideWork({ db, input, member, now, refuse }: Call<typeof dragonBalls.calls.decide>) {
  const note = givenReason(input.reason, refuse)
  const work = (await lockWork(db, input.pid)) ?? refuse('missingCandidate')
  if (work.dragon === '' || (await isBall(db, work.id)) || (await isDeclined(db, work.id))) refuse('missingCandidate')
  const { uploader, dragon: character } = work
  if (input.character !== undefined && input.character !== character) refuse('missingCandidate')
  await refuseOwn(db, { staff: member.id, painter: uploader }, refuse)
  const subject = `painting:${work.id}`
  const said = { by: member, act: 'dragonRes', subject, reason: note, now }
  const told = { painting: work, to: uploader, character, note, now }
  const before = { member: uploader, character, verdict: 'waits' }
  const open = await lockRound(db, character)
  const { round } = open
  if (input.accept === 'N') {
    await db.insertInto('dragon_declined').values({ painting: work.id, declined_by: member.id, at: now }).execute()
    await tellPlace(db, { ...told, state: 'declined', ball: 0, round })
    await logAct(db, { ...said, before, after: { ...before, verdict: 'notPass' } })
    return { BALL: null, CLOSED: 'N' as const }
  }
  const ball = firstFreeBall(open.balls.map((placed) => placed.ball))
  const balls = await placeBall(db, open, { ball, painting: work.id, member: uploader, by: member.id, now })
  await tellPlace(db, { ...told, state: 'set', ball, round })
  const closed = await closeIfFull(db, { ...open, balls }, now)
  if (closed) await tellClosed(db, { ...open, balls }, now)
  await logAct(db, { ...said, before, after: { ...before, verdict: 'pass', round, ball, closed } })
  return { BALL: ball, CLOSED: closed ? ('Y' as const) : ('N' as const) }
}

async function isDeclined(tx: Tx, painting: number): Promise<boolean> {
  const row = await tx
    .selectFrom('dragon_declined')
    .select('painting')
    .where('painting', '=', painting)
    .executeTakeFirst()
  return row !== undefined
}
