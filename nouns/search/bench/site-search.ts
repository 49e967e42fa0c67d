import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { fillTopics } from '#nouns/clubs/bench/fill-clubs.ts'
import { openCalibrator } from '../../../bench/calibrate.ts'
import { fillFolder, fillMembers, fillReplays } from '../../../bench/fill.ts'
import type { LoadOptions } from '../../../bench/load.ts'
import { call, chanceFrom, type Draw } from '../../../bench/load-requests.ts'
import { printTable, type Section } from '../../../bench/run-section.ts'
import { startSite } from '../../../bench/running-site.ts'
import { printSearchCost } from './search-cost.ts'
import { searchedText, writtenWords } from './searched-texts.ts'

/**
 * Measures `/schr` and `/schs` on a site with `--size` floors of made texts, a tenth as many topics and replays, and a
 * twentieth as many members: first how long the index takes, then searches by ten callers.
 */
export async function benchSiteSearch({ size, folder, only, ...how }: LoadOptions): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillFolder(place, (client) => fill(client, size))
  const calibrator = await openCalibrator(place)
  const site = await startSite(place, { PATISSERIE_TRUST_PROXY: '127.0.0.1' })
  try {
    await indexed(site.origin)
    const sections = sectionsOf(size)
      .filter(({ name }) => name.includes(only))
      .map((section) => ({ ...section, strangers: true }))
    await printTable(sections, { ...how, origin: site.origin, calibrator })
    await printSlowest(site.origin, sections)
    console.log(`memory of the server process ${site.memory() ?? '?'} MB`)
    await printSearchCost(place)
  } finally {
    await site.stop()
    await calibrator.close()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

async function fill(client: pg.Client, floors: number): Promise<void> {
  const members = Math.max(1_000, floors / 20)
  const tenth = Math.max(1_000, floors / 10)
  await fillMembers(client, members, 200)
  await fillTopics(client, { topics: tenth, members })
  await fillReplays(client, members, { replays: tenth, comments: tenth })
  const { rows } = await client.query<{ last: number }>('select max(id) as last from floors')
  const last = Number(rows[0]?.last ?? 0)
  for (let from = 1; from <= last; from += batch) {
    const texts = Array.from({ length: Math.min(batch, last - from + 1) }, (_, n) => searchedText(from + n))
    await client.query(
      `update floors f set words = t.text from unnest($2::text[]) with ordinality as t (text, n)
       where f.id = $1::bigint + t.n - 1`,
      [from, texts],
    )
  }
  await client.query(
    `update topics t set title = left(replace(f.words, E'\\n', ' '), 40) from floors f where f.topic = t.id and f.number = 1`,
  )
}

const batch = 5_000

/** Waits until the index of all kinds is whole. */
async function indexed(origin: string): Promise<void> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${origin}/api/schr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'all', value: '的一' }),
    })
    const { data } = (await answer.json()) as { data: { since: string; counts: object } } // as the contract says
    if (data.since === '') break
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
  console.log(`the index was whole after ${((performance.now() - began) / 1_000).toFixed(0)} s`)
}

/** Searches of all rows one after the other, and the slowest of them. */
async function printSlowest(origin: string, sections: readonly Section[]): Promise<void> {
  const took: { name: string; body: string; ms: number }[] = []
  for (const { name, draw } of sections) {
    const chance = chanceFrom(name.length + 77)
    for (let n = 0; n < slowOf; n++) {
      const { path, body = '', method } = draw(chance)
      const from = `10.9.${took.length >> 8}.${took.length & 255}`
      const began = performance.now()
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
      await (await fetch(origin + path, { method, body, headers })).arrayBuffer()
      took.push({ name, body, ms: performance.now() - began })
    }
  }
  took.sort((a, b) => b.ms - a.ms)
  console.log(`the slowest of ${took.length} requests, one after the other`)
  for (const { name, body, ms } of took.slice(0, slowest)) {
    console.log(`${ms.toFixed(1).padStart(8)} ms  ${name}: ${JSON.parse(body).value}`)
  }
}

const slowOf = 100
const slowest = 20

const sectionsOf = (size: number): Section[] => {
  /** Some characters out of the middle of a text. */
  const part =
    (length: number, runs: RegExp): Draw =>
    (chance) => {
      for (;;) {
        const found = searchedText(1 + chance.below(size)).match(runs)
        if (found) return find(chance.one(found).slice(0, length))
      }
    }
  const frequent = writtenWords.slice(0, 30).filter((word) => word.length === 2)
  const two = part(2, /\p{Script=Han}{2,}/gu)
  const rare = writtenWords.slice(40_000, 42_000).filter((word) => /^\p{Script=Han}{2}$/u.test(word))
  return [
    { name: 'schr floor, two characters', draw: two, warmed: true },
    { name: 'schr all, two characters', draw: (chance) => ofType(two(chance), 'all'), warmed: true },
    { name: 'schr floor, two characters by time', draw: (chance) => sorted(two(chance)) },
    { name: 'signed in: schr floor, two characters', draw: two, signedIn: 200 },
    { name: 'schr floor, the most frequent pairs', draw: ({ one }) => find(one(frequent)) },
    { name: 'schr floor, rare pairs', draw: ({ one }) => find(one(rare)) },
    { name: 'schr floor, found nowhere', draw: ({ one }) => find(one(['龘靐', 'qxqx', '穝龖'])) },
    { name: 'schr floor, three characters', draw: part(3, /\p{Script=Han}{3,}/gu) },
    { name: 'schr floor, two letters', draw: part(2, /[a-z]{4,}/g) },
    { name: 'schr floor, a number', draw: part(9, /\d{3,}/g) },
    { name: 'schr floor, two words', draw: (chance) => joined(two(chance), two(chance)) },
    {
      name: 'schr replay, game and rank',
      draw: ({ one }) => ofType(find(`game:th${one([6, 7, 8, 10, 11, 12])} rank:${one(['N', 'H', 'L'])}`), 'replay'),
    },
    { name: 'schr user', draw: ({ below }) => ofType(find(`试车员 ${1 + below(size / 20)}`), 'user') },
    { name: 'schs', draw: (chance) => call('schs', { value: typedIn(two(chance)) }) },
    { name: 'schs, the most frequent pairs', draw: ({ one }) => call('schs', { value: one(frequent) }) },
  ]
}

const find = (value: string) => call('schr', { type: 'floor', value })

type Wish = ReturnType<typeof find>
const inputOf = ({ body = '{}' }: Wish): { value: string } => JSON.parse(body)
const typedIn = (wish: Wish): string => inputOf(wish).value
const ofType = (wish: Wish, type: string): Wish => call('schr', { ...inputOf(wish), type })
const sorted = (wish: Wish): Wish => call('schr', { ...inputOf(wish), sort: 'time' })
const joined = (a: Wish, b: Wish): Wish => find(`${typedIn(a)} ${typedIn(b)}`)
