import type { SeedStage } from '#core/noun-seed.ts'
import { callOf } from '#site/seed/act.ts'
import type { iscore } from '../contract/iscore.ts'
import { claimPilot } from '../server/iscore/claim-pilot.ts'
import { decidePilot } from '../server/iscore/desk/decide-pilot.ts'

/** Number of demo accounts whose signature is confirmed; the claim of the next account waits for staff. */
const confirmed = 4

/**
 * Members claim the signature of their newest replay; staff confirm the first claims, so that the board has entries.
 */
export async function confirmPilots({ tx, members, staff, now }: SeedStage): Promise<void> {
  for (const [i, member] of members.slice(0, confirmed + 1).entries()) {
    const own = await tx
      .selectFrom('replays')
      .select('id')
      .where('uploader', '=', member)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!own) continue
    const input = { rid: own.id, note: '' }
    await claimPilot(callOf<typeof iscore.calls.claimPilot>({ tx, member, now, input }))
    if (i === confirmed) return
    const claim = await tx
      .selectFrom('pilot_claims')
      .select('id')
      .where('member', '=', member)
      .executeTakeFirstOrThrow()
    const decision = { id: claim.id, was: 'waits', pass: 'Y', reason: '演示：机签与录像一致。' } as const
    await decidePilot(callOf<typeof iscore.calls.decidePilot>({ tx, member: staff, now, input: decision }))
  }
}
