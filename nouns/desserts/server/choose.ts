import { grantDessert } from '#core/desserts/grant.ts'
import type { Call } from '#kit/http/call.ts'
import type { desserts } from '../contract/desserts.ts'
import { refuseRobot } from './no-robots.ts'

export const chooseKey = (member: number) => `choose:${member}`

/** POST /chooseDessert */
export async function choose({ db, input, member, now, refuse }: Call<typeof desserts.calls.choose>) {
  await refuseRobot(db, member.id, refuse)
  const granted = await grantDessert(db, {
    member: member.id,
    dessert: input.dessert,
    key: chooseKey(member.id),
    again: 'exp',
    now,
  })
  if (!granted) refuse('chosenAlready')
  return 'suc' as const
}
