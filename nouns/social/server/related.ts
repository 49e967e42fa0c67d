import type { social } from '#contract/social.ts'
import type { Call } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { listFollowers, listFollowing, shownBy } from './reads.ts'

/**
 * POST /getFollow: followers or followed members. Refuses if the member hides their feed, which hides these lists too.
 */
export async function related(call: Call<typeof social.calls.related>) {
  const { db, input, refuse } = call
  const id = input.UID ?? call.member?.id
  if (id === undefined) throw new Refusal({ auth: 'login' })
  const owner = (await shownBy(db, id)) ?? refuse('personUnknown')
  // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
  // depends on it.
  if (!owner.feed && call.member?.id !== id) refuse('hidden')
  return input.way === 'followers' ? listFollowers(db, id, input) : listFollowing(db, id, input)
}
