import type { CaptchaChallenge } from './captcha-challenge.ts'
import { searchNumber } from './captcha-search.ts'

/** Message of the worker: its progress (0 to 1), or its result; `number` is null if there is no solution. */
export type CaptchaNews = { readonly share: number } | { readonly number: number | null }

const step = 2_000

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  for (let from = 0; from <= data.maxnumber; from += step) {
    const number = searchNumber(data, from, Math.min(data.maxnumber, from + step - 1))
    if (number !== null) return say({ number })
    say({ share: from / data.maxnumber })
  }
  say({ number: null })
})

const say = (news: CaptchaNews) => postMessage(news)
