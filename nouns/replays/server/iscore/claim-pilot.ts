import type { Call } from '#kit/http/call.ts'
import { noteProblem } from '#rules/staff/claims.ts'
import type { iscore } from '../../contract/iscore.ts'
import { signatureKey } from '../../rules/iscore/pilots.ts'
import { insertPilotClaim, replayForStaff, signatureOf } from './pilot-store.ts'

/** POST /claimPilot: a member claims the name inside their own replay as their signature; staff decide. */
export async function claimPilot({ db, input, member, now, refuse }: Call<typeof iscore.calls.claimPilot>) {
  const problem = noteProblem(input.note)
  if (problem) refuse(problem)
  const replay = (await replayForStaff(db, input.rid)) ?? refuse('gone')
  if (replay.uploader !== member.id) refuse('notOwn')
  const name = signatureKey(replay.pilot)
  if (name === '') refuse('plainName')
  const owner = await signatureOf(db, name)
  if (owner) refuse(owner.member === member.id ? 'claimed' : 'pilotTaken')
  const signature = replay.pilot.trim()
  const claim = { name, signature, member: member.id, replay: replay.id, note: input.note.trim(), at: now }
  if (!(await insertPilotClaim(db, claim))) refuse('claimed')
  return 'suc' as const
}
