import type { accounts } from '#contract/accounts.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import { setColour as write } from '#core/members/store.ts'
import type { Call } from '#kit/http/call.ts'

/** POST /setColour: the colour of the caller's name, from a privilege level on; none at any level. */
export async function setColour({ db, input, member }: Call<typeof accounts.calls.setColour>) {
  await refuseBlack(db, member)
  if (input.colour !== '') requireLevel(member, 'houseColours')
  await write(db, member.id, input.colour)
  return 'suc' as const
}
