interface Gathering<Item, Answer> {
  /** Sends a batch; answers one result per item, in the same order. */
  readonly send: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** Maximum number of items per batch. */
  readonly most: number
  /** Milliseconds to wait for more items before a batch; 0: only what comes in one turn of the event loop. */
  readonly pauseMs?: number
  /** Items with equal keys never share a batch and are sent in the order they came. */
  readonly keyOf?: (item: Item) => string
}

/**
 * Batches items of many callers into one statement and one commit: while a batch is sent, the next one fills. If a
 * batch fails, all of its items fail.
 */
export function gather<Item, Answer>({ send, most, pauseMs = 0, keyOf }: Gathering<Item, Answer>) {
  interface Asked {
    readonly item: Item
    readonly answered: (answer: Answer) => void
    readonly failed: (error: unknown) => void
  }
  let waiting: Asked[] = []
  let sending = false

  /** Takes the items of the next batch out of `waiting`. */
  const take = (): Asked[] => {
    const [next, later, keys] = [[] as Asked[], [] as Asked[], new Set<string>()]
    for (const asked of waiting) {
      const key = keyOf?.(asked.item)
      const goes = next.length < most && (key === undefined || !keys.has(key))
      if (key !== undefined) keys.add(key)
      ;(goes ? next : later).push(asked)
    }
    waiting = later
    return next
  }
  const sendAll = async () => {
    while (waiting.length > 0) {
      const next = take()
      try {
        const answers = await send(next.map(({ item }) => item))
        // `send` answers one result per item.
        for (const [n, { answered }] of next.entries()) answered(answers[n] as Answer)
      } catch (error) {
        for (const { failed } of next) failed(error)
      }
    }
    sending = false
  }
  return (item: Item): Promise<Answer> =>
    new Promise((answered, failed) => {
      waiting.push({ item, answered, failed })
      if (sending) return
      sending = true
      if (pauseMs > 0) setTimeout(() => void sendAll(), pauseMs)
      else setImmediate(() => void sendAll())
    })
}
