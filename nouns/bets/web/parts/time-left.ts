export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly isOver: boolean
}

/** The time until an instant; a second that has begun counts, so that it is over no sooner than the server says. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const all = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000))
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
    isOver: all === 0,
  }
}
