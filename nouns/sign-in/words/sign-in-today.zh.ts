import { formatNumber } from '#rules/text.ts'

/** What the greeting on the home page says of the sign-in. */
export const signInToday = {
  streak: (days: number) => `连着来了 ${formatNumber(days)} 天`,
  gift: (power: number) => `今日签到 灵力 +${formatNumber(power)}`,
}
