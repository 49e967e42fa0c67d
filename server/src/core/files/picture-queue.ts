const atOnce = 2
const waitingAtMost = 20

let running = 0
const waiting: (() => void)[] = []

/** Runs decoding work, two at once; null when too many wait already. */
export async function inPictureQueue<T>(work: () => Promise<T>): Promise<T | null> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) return null
    await new Promise<void>((begin) => waiting.push(begin))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
