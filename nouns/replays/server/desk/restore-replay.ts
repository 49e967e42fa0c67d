import { remind } from '#core/reminders/remind.ts'
import { giveBackRewards } from '#core/rewards/take-back-rewards.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { isCode } from '#kit/is-code.ts'
import { replayCode, replayKey } from '#rules/base62.ts'
import type { replays } from '../../contract/replays.ts'
import { askRecount } from '../iscore/ask-recount.ts'
import { lockHidden, showAgain } from './hidden-store.ts'

/** POST /restoreReplay: makes a replay that staff hid visible again. */
export async function restoreReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.restore>) {
  const reason = givenReason(input.reason, refuse)
  const id = replayKey(input.id) ?? 0
  const hidden = (await lockHidden(db, id)) ?? refuse('missingHidden')
  const shown = await showAgain(db, id).catch((error: unknown) => {
    // The unique index was violated: the same run was uploaded concurrently.
    if (isCode(error, '23505')) return false
    throw error
  })
  if (!shown) refuse('duplicateReplay')
  await askRecount(db, { replay: id })
  await giveBackRewards(db, { kind: 'replay', id, now })
  const subject = `replay:${id}`
  await logAct(db, {
    by: member,
    act: 'restoreReplay',
    subject,
    reason,
    before: { hidden: true, reason: hidden.reason },
    after: { hidden: false },
    now,
  })
  const data = { state: 'shown', note: reason, code: replayCode(id) }
  await remind(db, { to: hidden.uploader, kind: 'replayHidden', subject, data, now })
  return 'suc' as const
}
