import type { social } from '@patisserie/contract/social'
import type { Call } from '../../kit/http/call.ts'
import { Refusal } from '../../kit/http/refusal.ts'
import { listFollowers, listFollowing, shownBy } from './reads.ts'

/** POST /getFollow: who hides their feed hides whom they know as well. */
export async function related(call: Call<typeof social.calls.related>) {
  const { db, input, refuse } = call
  const id = input.UID ?? call.member?.id
  if (id === undefined) throw new Refusal({ auth: 'login' })
  const owner = (await shownBy(db, id)) ?? refuse('personUnknown')
  // Looking at who asks makes the answer theirs alone: only where it matters.
  if (!owner.feed && call.member?.id !== id) refuse('hidden')
  return input.way === 'followers' ? listFollowers(db, id, input) : listFollowing(db, id, input)
}
