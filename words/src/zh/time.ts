import type { RelativeUnit } from '@patisserie/rules/beijing-time'

const units: Record<Exclude<RelativeUnit, 'now'>, string> = {
  minutes: '分钟',
  hours: '小时',
  days: '天',
  months: '个月',
  years: '年',
}

/** Relative times and spans as text. `value` is a whole number, negative for the future. */
export const time = {
  ago: (unit: RelativeUnit, value: number) =>
    unit === 'now' ? '刚刚' : `${Math.abs(value)} ${units[unit]}${value < 0 ? '后' : '前'}`,
  until: (problem: string, end: string) => `${problem}（${end} 之后再来）`,
}
