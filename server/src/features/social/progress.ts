import type { social } from '@patisserie/contract/social'
import type { Call } from '../../kit/http/call.ts'
import { progressOf, shownBy } from './reads.ts'

/** POST /getProgress: what somebody has reached, by game, difficulty and shot. */
export async function progress(call: Call<typeof social.calls.progress>) {
  const { db, input, refuse } = call
  const owner = (await shownBy(db, input.UID)) ?? refuse('personUnknown')
  // Looking at who asks makes the answer theirs alone: only where it matters.
  if (!owner.progress && call.member?.id !== input.UID) refuse('hidden')
  return progressOf(db, input.UID)
}
