import { formatNumber } from '#rules/text.ts'
import type { signInToday as zh } from './sign-in-today.zh.ts'

export const signInToday: typeof zh = {
  streak: (days) => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'} in a row`,
  gift: (power) => `Signed in today: power +${formatNumber(power)}`,
}
