/** Registers what is sent as the member before their session ends, such as acts that could still be undone. Answers its end. */
export const beforeLogOut = (send: () => Promise<unknown>): (() => void) => {
  owed.add(send)
  return () => void owed.delete(send)
}

/** Sends all that; a log-out waits a few seconds for it at most. */
export const sendOwed = async (): Promise<void> => {
  const sent = Promise.all([...owed].map((send) => send()))
  await Promise.race([sent, new Promise((done) => setTimeout(done, mostMs))])
}

const owed = new Set<() => Promise<unknown>>()
const mostMs = 3_000
