import type { social } from '#contract/social.ts'
import type { Call } from '#kit/http/call.ts'
import { progressOf, shownBy } from './reads.ts'

/** POST /getProgress: the best result of a member per game, difficulty and shot. Refuses if the member hides it. */
export async function progress(call: Call<typeof social.calls.progress>) {
  const { db, input, refuse } = call
  const owner = (await shownBy(db, input.UID)) ?? refuse('personUnknown')
  // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
  // depends on it.
  if (!owner.progress && call.member?.id !== input.UID) refuse('hidden')
  return progressOf(db, input.UID)
}
