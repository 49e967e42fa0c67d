import type { Words } from '#words/words.ts'

/**
 * What a reward string of the server means in words: `suc`, `point`, `point*N`, `SJD`, `GDD`, `ZJJ`; null for anything
 * else.
 */
export const rewardMessage = (result: unknown, { success }: Words): string | null => {
  if (result === 'suc') return success.submitSuc
  if (result === 'point') return success.point
  if (result === 'SJD' || result === 'GDD' || result === 'ZJJ') return success[result]
  const points = typeof result === 'string' ? /^point\*(\d+)$/.exec(result)?.[1] : undefined
  return points ? success.points(Number(points)) : null
}

/** Words for the gift of the day's first log-in: `power` or `power*N`; null if there was none. */
export const powerNotice = (todayPower: string, { success }: Words): string | null => {
  if (todayPower === 'power') return success.power
  const powers = /^power\*(\d+)$/.exec(todayPower)?.[1]
  return powers ? success.powers(Number(powers)) : null
}
