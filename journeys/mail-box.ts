import type { TestSite } from '../server/test/open-test-site.ts'
import { patienceMs } from './patience.ts'

export interface Letter {
  readonly text: string
  /** Path and fragment of its link. */
  readonly link: string
  /** What can be typed instead, or empty. */
  readonly code: string
}

/** Waits for the newest mail to an address; `after` letters are known already. */
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
