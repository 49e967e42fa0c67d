import { formatNumber } from '#rules/text.ts'
import type { signIn as zh } from './sign-in.zh.ts'

export const signIn: typeof zh = {
  sub: 'The first visit of a day brings 1 power, the seventh day in a row 2. Days are Beijing days.',
  statement: 'Statement',
  streakTitle: 'Days in a row',
  streak: (n) => `${formatNumber(n)} ${n === 1 ? 'day' : 'days'}`,
  place: (n, power, done) => `Day ${n}, ${power} power, ${done ? 'received' : 'to come'}`,
  places: 'The seven days of this row',
  toStrong: (n) => (n === 1 ? 'Come tomorrow for 2 power.' : `In ${n} days you get 2 power.`),
  notYet: 'You have not signed in today.',
  rests: 'After a day left out, the row begins again. What you have stays yours.',
  month: (year, month) =>
    new Date(Date.UTC(year, month - 1)).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  summary: (days, power) =>
    days === 0
      ? 'No sign-in this month'
      : `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}, ${formatNumber(power)} power`,
  earlier: 'Month before',
  later: 'Next month',
  now: 'This month',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekday: (short) => short,
  got: (power) => `signed in, ${power} power`,
  today: 'today',
  failed: 'The calendar could not be read',
}
