import type { TestSite } from '../test/open-test-site.ts'
import { patienceMs } from './patience.ts'

export interface Letter {
  readonly text: string
  /** Path and fragment of the mail's link. */
  readonly link: string
  /** The code that can be typed instead; empty if there is none. */
  readonly code: string
}

/** Waits until an address has more than `after` mails; answers the newest. */
export async function letterTo(site: TestSite, mail: string, after = 0): Promise<Letter> {
  const until = Date.now() + patienceMs
  for (;;) {
    const letters = (await site.mails()).filter(({ to }) => to === mail)
    const { text } = letters.at(-1) ?? { text: '' }
    if (letters.length > after)
      return { text, link: linkIn(text), code: /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/.exec(text)?.[0] ?? '' }
    if (Date.now() > until) throw new Error(`no mail came to ${mail}`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

const linkIn = (text: string): string => /https?:\/\/[^/\s]+(\/\S*)/.exec(text)?.[1] ?? ''
