import { type Attempt, attempt } from './attempt.ts'
import { type Book, type Delta, nothing } from './book.ts'
import type { KitchenEvent } from './kitchen.ts'

/** What happens on the site without a call of a member. */
export const done = (
  what: () => Promise<void>,
  judge: (after: Book) => readonly Delta[] = () => [nothing],
  events?: (after: Book) => readonly KitchenEvent[],
): Attempt => {
  const send = async () => {
    await what()
    return { status: 200, auth: '', msg: '', data: null } as never // no call answers it
  }
  return attempt(send, (_, after) => judge(after), events && ((_, after) => events(after)))
}
