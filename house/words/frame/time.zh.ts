import type { RelativeUnit } from '#rules/beijing-time.ts'

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
  /** A limit with its problem: so many times in so many seconds. */
  most: (problem: string, points: number, seconds: number) => `${problem}：${span(seconds)}最多 ${points} 次`,
}

const span = (seconds: number): string => {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} 天`
  return seconds % 3_600 === 0 ? `${seconds / 3_600} 小时` : `${Math.ceil(seconds / 60)} 分钟`
}
