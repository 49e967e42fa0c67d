interface Gathering<Item, Answer> {
  /** Answers one for each item, in their order. */
  readonly send: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** Items of one sending. */
  readonly most: number
  /** Milliseconds before a sending, in which more may come; 0: what comes in one turn of the event loop. */
  readonly pauseMs?: number
  /** Items with equal keys go in sendings of their own, in the order they came. */
  readonly keyOf?: (item: Item) => string
}

/**
 * Makes one statement, and one commit, of what many ask for: while one sending is under way, the next one fills. Where
 * a sending fails, all of its items fail.
 */
export function gather<Item, Answer>({ send, most, pauseMs = 0, keyOf }: Gathering<Item, Answer>) {
  interface Asked {
    readonly item: Item
    readonly answered: (answer: Answer) => void
    readonly failed: (error: unknown) => void
  }
  let waiting: Asked[] = []
  let sending = false

  /** The next ones to send; the others go on waiting. */
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
        // One for each, by the contract of `send`.
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
