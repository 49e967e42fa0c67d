import type { time as zh } from '../zh/time.ts'

export const time: typeof zh = {
  ago: (unit, value) => {
    if (unit === 'now') return 'just now'
    const n = Math.abs(value)
    const span = `${n} ${n === 1 ? unit.slice(0, -1) : unit}`
    return value < 0 ? `in ${span}` : `${span} ago`
  },
  until: (problem, end) => `${problem} (until ${end})`,
}
