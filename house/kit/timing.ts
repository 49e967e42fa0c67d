import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds that one request spent per part. Parallel work counts with the time of each part. */
interface Spent {
  db: number
  render: number
}

const current = new AsyncLocalStorage<Spent>()

/** Runs a request's work with fresh counters. */
export const withTiming = (work: () => void): void => current.run({ db: 0, render: 0 }, work)

export function addTime(part: keyof Spent, ms: number): void {
  const spent = current.getStore()
  if (spent) spent[part] += ms
}

/** Runs the work and adds its time to the current request. */
export async function timed<T>(part: keyof Spent, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    addTime(part, performance.now() - begun)
  }
}

/** The value of the Server-Timing header; parts that took no time are left out. */
export function serverTiming(totalMs: number, digits: number): string {
  const { db, render } = current.getStore() ?? nothing
  let parts = `total;dur=${totalMs.toFixed(digits)}`
  if (db > 0) parts += `, db;dur=${db.toFixed(digits)}`
  if (render > 0) parts += `, render;dur=${render.toFixed(digits)}`
  return parts
}

const nothing: Spent = { db: 0, render: 0 }
