import { configuration } from '#api/configuration.ts'

/** Milliseconds by which the server's clock is ahead of this machine's. */
let ahead = 0
let asking: Promise<void> | undefined

/** A header has whole seconds and an answer takes time: what differs less is not told apart from a right clock. */
const tellableMs = 3_000

/** Takes the `date` header of an answer that was asked for at `asked`, by this machine's clock. */
export const noteServerTime = (header: string | null, asked: number): void => {
  const told = Date.parse(header ?? '')
  const now = Date.now()
  // Of a slow answer nobody knows when it was written.
  if (!told || now - asked > tellableMs) return
  const off = told - now
  ahead = Math.abs(off) > tellableMs ? off : 0
}

/** Asks the server for its time, once a page; a machine that cannot be told goes on by its own clock. */
export const askServerTime = (): Promise<void> => {
  asking ??= ask().catch(() => {
    asking = undefined
  })
  return asking
}

const ask = async () => {
  const asked = Date.now()
  const answer = await fetch(`${configuration(import.meta.env).base}/getBocaiCategory`)
  noteServerTime(answer.headers.get('date'), asked)
  // Unread, it would hold its connection.
  await answer.text()
}

/** The present time by the server's clock, as far as it has told it. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
