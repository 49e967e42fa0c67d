import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds that one request spent on what. Work side by side counts with each part's own time. */
interface Spent {
  db: number
  render: number
}

const current = new AsyncLocalStorage<Spent>()

/** Runs a request's work with a fresh account of time. */
export const withTiming = (work: () => void): void => current.run({ db: 0, render: 0 }, work)

export function addTime(part: keyof Spent, ms: number): void {
  const spent = current.getStore()
  if (spent) spent[part] += ms
}

/** Does the work and adds its time to the request it belongs to. */
export async function timed<T>(part: keyof Spent, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    addTime(part, performance.now() - begun)
  }
}

/** The value of Server-Timing; parts that took nothing are left out. */
export function serverTiming(totalMs: number, digits: number): string {
  const { db, render } = current.getStore() ?? nothing
  let parts = `total;dur=${totalMs.toFixed(digits)}`
  if (db > 0) parts += `, db;dur=${db.toFixed(digits)}`
  if (render > 0) parts += `, render;dur=${render.toFixed(digits)}`
  return parts
}

const nothing: Spent = { db: 0, render: 0 }
