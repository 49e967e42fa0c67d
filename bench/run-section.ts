import autocannon from 'autocannon'
import { expectAnswer, type IsAnswer, isCall } from './answers.ts'
import { arrive } from './arrivals.ts'
import { between, type Calibration, type Calibrator, calibrationHeading, calibrationLine } from './calibrate.ts'
import { benchToken } from './fill.ts'
import { chanceFrom, type Draw, type Wish } from './load-requests.ts'

export const connections = 10

/** A row of a table. */
export interface Section {
  readonly name: string
  readonly draw: Draw
  /** Number of members whose sessions the requests use in turn; left out, requests come from guests. */
  readonly signedIn?: number
  /** Sends the same request each time, so that the load generator's own work does not limit the rate. */
  readonly repeated?: boolean
  /** Each request comes from another network, as a proxy says, because a network may ask only so often. */
  readonly strangers?: boolean
  /** Asks for compressed answers, as browsers do; pages are always asked for compressed. */
  readonly compressed?: boolean
  /** Sends load for three seconds before measuring, because rendering threads and filter columns start on first use. */
  readonly warmed?: boolean
}

/** Result of a load. */
export interface Measured {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds of each answer. */
  readonly times: readonly number[]
  /** Number of requests without an answer, answers with a status other than 2xx, and refusals. */
  readonly bad: number
}

export interface Load {
  readonly origin: string
  /** Seconds. */
  readonly duration: number
  readonly connections: number
  /** Seed of the requests; loads that run at the same time use different seeds. */
  readonly seed: number
}

/** A request with its headers. */
export type Asked = Wish & { readonly headers: Record<string, string> }

const wide = 36
const heading = `${'request'.padEnd(wide)}${['req/s', 'p50 ms', 'p99 ms', 'max ms', 'bad'].map((h) => h.padStart(9)).join('')}  │${calibrationHeading}`

interface Table {
  readonly origin: string
  readonly calibrator: Calibrator
  readonly seconds: number
  /** Requests per second, sent without waiting for earlier answers; null for ten callers who wait for their answers. */
  readonly arrivals: number | null
}

/** Prints the table; each row has the calibration around it. Throws at the end if any answer was bad. */
export async function printTable(sections: readonly Section[], { origin, calibrator, seconds, arrivals }: Table) {
  console.log(heading)
  let before = await calibrator.take()
  let bad = 0
  for (const section of sections) {
    const run = { origin, connections, seed: 0 }
    if (section.warmed) await load(section, { ...run, duration: 3, seed: 1 })
    const measured = arrivals
      ? await loadByArrivals(section, { ...run, duration: seconds }, arrivals)
      : await load(section, { ...run, duration: seconds })
    const after = await calibrator.take()
    console.log(lineOf(section.name, measured, between(before, after)))
    bad += measured.bad
    before = after
  }
  if (bad > 0) throw new Error(`${bad} answers were refusals or faults: the figures of their rows say nothing`)
}

function lineOf(name: string, { rate, times, bad }: Measured, calibration: Calibration): string {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const figures = [rate.toFixed(0), at(0.5), at(0.99), at(1), bad]
  const cells = figures.map((figure) => String(figure).padStart(9)).join('')
  return `${name.padEnd(wide)}${cells}  │${calibrationLine(calibration)}`
}

/** Closed-loop load: each caller sends the next request as soon as it has the answer. */
export async function load(section: Section, { origin, seed, ...run }: Load): Promise<Measured> {
  const next = drawing(section, seed)
  const isAnswer = await expectAnswer(origin, next())
  const times: number[] = []
  const requests = [section.repeated ? next() : { setupRequest: (request: object) => ({ ...request, ...next() }) }]
  const result = await new Promise<autocannon.Result>((done, failed) => {
    const options = { url: origin, ...run, requests, verifyBody: isAnswer } as autocannon.Options // its types lack verifyBody
    const instance = autocannon(options, (error: unknown, ended) => (error ? failed(error) : done(ended)))
    instance.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  })
  const { non2xx, errors, mismatches } = result
  // An error counts in both, because its status and its body are wrong: the larger number avoids counting it twice.
  return { rate: result.requests.average, times, bad: errors + Math.max(non2xx, mismatches) }
}

/** Open-loop load: requests arrive at random moments, whether or not earlier ones are answered. */
export async function loadByArrivals(
  section: Section,
  { origin, seed, duration }: Load,
  rate: number,
): Promise<Measured> {
  const next = drawing(section, seed)
  const isAnswer: IsAnswer = await expectAnswer(origin, next())
  return arrive({ origin, next, isAnswer, rate, duration })
}

/** Next member or network: members take turns, so that no member reaches the rate limit before the others. */
let turn = 0

function drawing({ name, draw, signedIn = 0, strangers, compressed = false }: Section, seed: number): () => Asked {
  const chance = chanceFrom(name.length + seed)
  return () => {
    const who = signedIn ? turn++ % signedIn : 0
    const wish = draw({ ...chance, who })
    const coding = compressed || !isCall(wish.path) ? 'gzip' : 'identity'
    const headers = { 'accept-encoding': coding, 'content-type': 'application/json' }
    const authorization = signedIn && { authorization: `Dessert ${benchToken(who)}` }
    const network = strangers && { 'x-forwarded-for': `10.${turn++ & 255}.${(turn >> 8) & 255}.${(turn >> 16) & 255}` }
    return { ...wish, headers: { ...headers, ...authorization, ...network } }
  }
}
