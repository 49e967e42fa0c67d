import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sent } from '#contract/endpoint.ts'
import { sumSupply } from '#core/ledger/supply.ts'
import { openDatabase } from '#kit/db/database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import type { LoadOptions } from '../../../bench/load.ts'
import { economy } from '../contract/economy.ts'
import { balanceDays } from '../server/balance-days.ts'
import { statement } from '../server/statement.ts'
import { supply } from '../server/supply.ts'
import { filledUntil, fillStatement, owner } from './fill-statement.ts'

type Asked = Sent<typeof economy.calls.statement>

/** Pages of the statement of a member with `--size` lines, one after the other, by the call's own code. */
const pages: Readonly<Record<string, Asked>> = {
  'all, first page': {},
  'all, in the middle': { next: 100_000 },
  'all, a day long ago': { from: '2026-03-01', to: '2026-03-01' },
  'all, since a day': { from: '2026-11-01' },
  'all, until a day': { to: '2026-02-01' },
  'score, first page': { resource: 'score' },
  'score, page 1,500': { resource: 'score', pageNum: 1_500 },
  'score, last page of sixty': { resource: 'score', pageNum: 1_000, pageSize: 60 },
  'score, a month, page 20': { resource: 'score', from: '2026-05-01', to: '2026-05-31', pageNum: 20 },
  'likes, first page': { reason: 'like' },
  'likes, in the middle': { reason: 'like', next: 100_000 },
  'a rare reason': { reason: 'record' },
  'a reason of nobody': { reason: 'giftTakenBack' },
  'score by likes': { resource: 'score', reason: 'like' },
  'score by a rare reason': { resource: 'score', reason: 'record' },
  'faith by gifts, which hardly has any': { resource: 'faith', reason: 'gift' },
  'a bullet by likes, which has none': { resource: 'gdd', reason: 'like' },
  'faith by likes in a month': { resource: 'faith', reason: 'like', from: '2026-05-01', to: '2026-05-31' },
}

export async function benchStatement({ size, seconds, folder, only }: LoadOptions): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillStatement(place, size)
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  const call = <E extends { readonly input: { parse(input: unknown): unknown } }>({ input }: E, asked: object) =>
    // The handlers of reads use no more of a call than this.
    ({ db: db.read, member: { id: owner }, input: input.parse(asked), now: filledUntil, refuse: fail }) as never
  const measure = async (name: string, run: () => Promise<string>) => {
    if (!name.includes(only)) return
    const times: number[] = []
    const until = performance.now() + seconds * 1_000
    let found = ''
    while (performance.now() < until) {
      const begun = performance.now()
      found = await run()
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8)
    console.log(`${name.padEnd(40)}p50 ${at(0.5)}  p99 ${at(0.99)} ms  ${found}`)
  }
  try {
    for (const [name, asked] of Object.entries(pages)) {
      await measure(name, async () => `${(await statement(call(economy.calls.statement, asked))).rows.length} rows`)
    }
    for (const days of ['30', '365'] as const) {
      await measure(`score over ${days} days`, async () => {
        const { REASONS } = await balanceDays(call(economy.calls.balanceDays, { resource: 'score', days }))
        return `${REASONS.length} reasons`
      })
    }
    await sumSupply(db)
    for (const period of ['30d', 'all'] as const) {
      await measure(`supply, ${period}`, async () => {
        const { DAYS } = await supply(call(economy.calls.supply, { period }))
        return `${DAYS.length} points`
      })
    }
  } finally {
    await db.close()
    await postgres.stop()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

const fail = (code: string): never => {
  throw new Error(code)
}
