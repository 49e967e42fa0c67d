import type { Page } from 'playwright-core'
import { site } from '../contract.ts'

/** Records, from now on, the calls of a page that send typed words to other people. */
export function watchWrites(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (reaching.has(pathname)) sent.push(pathname)
  })
  return sent
}

const { clubs, replays, accounts, messages } = site
const reaching: ReadonlySet<string> = new Set(
  [
    clubs.calls.postTopic,
    clubs.calls.postFloor,
    replays.calls.comment,
    messages.calls.send,
    accounts.calls.rename,
    accounts.calls.setIntroduction,
  ].map(({ path }) => `/api${path}`),
)
