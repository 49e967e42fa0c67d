import { grantDessert } from '#core/desserts/grant.ts'
import type { Given } from '#core/given.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { desserts } from '../contract/desserts.ts'
import { refuseRobot } from './no-robots.ts'

declare module '#core/given.ts' {
  interface Given {
    /** Marks the dessert of a dragon ball as taken by its painter; false if it is not theirs or was taken. */
    readonly takeBall: (
      tx: Tx,
      ball: {
        readonly member: number
        readonly character: string
        readonly round: number
        readonly ball: number
        readonly now: Date
      },
    ) => Promise<boolean>
  }
}

/** POST /claimDessert: a dragon ball's painter takes a dessert of their choice, once for each ball. */
export const claim =
  (take: Given['takeBall'] | undefined) =>
  async ({ db, input, member, now, refuse }: Call<typeof desserts.calls.claim>) => {
    await refuseRobot(db, member.id, refuse)
    const { character, round, ball, dessert } = input
    if (!(await take?.(db, { member: member.id, character, round, ball, now }))) refuse('grantUnknown')
    const key = `ball:${character}:${round}:${ball}`
    const granted = await grantDessert(db, { member: member.id, dessert, key, again: 'level', now })
    const { again, level } = granted ?? refuse('grantUnknown')
    return { AGAIN: yesNoOf(again), LEVEL: level }
  }
