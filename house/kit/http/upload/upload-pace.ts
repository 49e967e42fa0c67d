/** Minimum speed at which the body of an upload has to come. */
export interface Pace {
  /** Milliseconds without a byte after which the upload is ended. */
  readonly idleMs: number
  /** Minimum bytes per second, averaged over each window. */
  readonly leastRate: number
  readonly windowMs: number
}

/** The client gives an upload 50 s; at this rate a replay of 200 kB takes that long. A phone that changes cells is silent for seconds. */
export const usualPace: Pace = { idleMs: 10_000, leastRate: 4_096, windowMs: 10_000 }

const tickMs = 500

/**
 * Calls `slow` once if no bytes come, or too few within a window. Answers a function that stops watching. Time in which this process stood
 * still counts as two ticks at most: what came meanwhile has not been read, and is not the sender's delay.
 * @param came number of bytes received so far
 */
export function watchPace({ idleMs, leastRate, windowMs }: Pace, came: () => number, slow: () => void): () => void {
  let bytes = came()
  let window = { ms: 0, bytes }
  let idle = 0
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const passed = Math.min(now - last, 2 * tickMs)
    last = now
    idle = came() > bytes ? 0 : idle + passed
    bytes = came()
    window = { ...window, ms: window.ms + passed }
    const isWindowOver = window.ms >= windowMs
    const isSlow = isWindowOver && bytes - window.bytes < (leastRate * window.ms) / 1_000
    if (isWindowOver) window = { ms: 0, bytes }
    if (idle < idleMs && !isSlow) return
    clearInterval(timer)
    slow()
  }, tickMs)
  timer.unref()
  return () => clearInterval(timer)
}
