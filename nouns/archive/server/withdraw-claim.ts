import type { Call } from '#kit/http/call.ts'
import type { archive } from '../contract/archive.ts'
import { dropClaim, lockClaim } from './store.ts'

/** POST /withdrawRunClaim: deletes the caller's own claim while it waits; the run may be claimed again. */
export async function withdrawClaim({ db, input, member, refuse }: Call<typeof archive.calls.withdraw>) {
  const claim = await lockClaim(db, input.id)
  if (claim?.member !== member.id) return refuse('claimGone')
  if (claim.state !== 'waits') refuse('decided', { state: claim.state })
  await dropClaim(db, claim.id)
  return 'suc' as const
}
