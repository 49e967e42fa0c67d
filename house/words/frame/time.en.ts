import type { time as zh } from './time.zh.ts'

export const time: typeof zh = {
  ago: (unit, value) => {
    if (unit === 'now') return 'just now'
    const n = Math.abs(value)
    const span = `${n} ${n === 1 ? unit.slice(0, -1) : unit}`
    return value < 0 ? `in ${span}` : `${span} ago`
  },
  until: (problem, end) => `${problem} (until ${end})`,
  most: (problem, points, seconds) => `${problem}: at most ${points} in ${span(seconds)}`,
}

const span = (seconds: number): string => {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'day')
  return seconds % 3_600 === 0 ? counted(seconds / 3_600, 'hour') : counted(Math.ceil(seconds / 60), 'minute')
}
const counted = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`
