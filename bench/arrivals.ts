import { Agent, request } from 'node:http'
import type { IsAnswer } from './answers.ts'
import { chanceFrom } from './load-requests.ts'
import type { Asked, Measured } from './run-section.ts'

interface Arrivals {
  readonly origin: string
  readonly next: () => Asked
  readonly isAnswer: IsAnswer
  /** Requests per second. */
  readonly rate: number
  /** Seconds. */
  readonly duration: number
}

/**
 * Sends requests as visitors do (open loop): at random times, `rate` per second on average, whether or not earlier ones
 * are answered. Latency counts from the time at which a request was due.
 */
export async function arrive({ origin, next, isAnswer, rate, duration }: Arrivals): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const chance = chanceFrom(rate)
  const begun = performance.now()
  const times: number[] = []
  const asked: Promise<void>[] = []
  let bad = 0
  const ask = async (due: number) => {
    const good = await answerOf(origin, next(), agent).then(isAnswer, () => false)
    times.push(performance.now() - due)
    if (!good) bad++
  }
  for (let due = begun; due < begun + duration * 1_000; ) {
    while (due <= performance.now()) {
      asked.push(ask(due))
      due += (-Math.log(1 - chance.below(1e9) / 1e9) / rate) * 1_000
    }
    await new Promise((wake) => setTimeout(wake, 1))
  }
  await Promise.all(asked)
  agent.destroy()
  return { rate: times.length / duration, times, bad }
}

const answerOf = (origin: string, { path, body, ...init }: Asked, agent: Agent): Promise<string> =>
  new Promise((done, failed) => {
    const asking = request(origin + path, { ...init, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', failed)
      response.on('end', () => {
        if (response.statusCode === 200) done(Buffer.concat(parts).toString())
        else failed(new Error(`answered ${response.statusCode}`))
      })
    })
    asking.on('error', failed)
    asking.end(body)
  })
