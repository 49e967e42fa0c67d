import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditLedger } from '#core/ledger/audit.ts'
import { type Move, postTransfer } from '#core/ledger/post-transfer.ts'
import { sumSupply } from '#core/ledger/supply.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { house } from '#rules/ledger/houses.ts'
import { fillLedger, holders } from './fill-ledger.ts'
import type { LoadOptions } from './load.ts'
import { openPgbench } from './pgbench.ts'

const callers = 10

/**
 * Measures transfers, ten at a time and each waiting for the disk, beside `pgbench -N` on the same server in the same
 * minute; then the audits of `--size` moves and of those that the bench added.
 */
export async function benchLedger({ size, seconds, folder, only }: LoadOptions): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillLedger(place, size)
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  try {
    const pgbench = await openPgbench(db, postgres.connection)
    // Interleaved with pgbench -N, so that both see the same minute.
    const compared = async (name: string, measure: () => Promise<{ rate: number; words: string }>) => {
      if (!name.includes(only)) return
      const before = await pgbench?.run(seconds)
      const { rate, words } = await measure()
      const after = await pgbench?.run(seconds)
      const beside = before && after ? (before + after) / 2 : null
      const ratio = beside ? `  pgbench -N ${beside.toFixed(0)}/s: ${(rate / beside).toFixed(2)} of it` : ''
      console.log(`${name.padEnd(48)}${rate.toFixed(0).padStart(6)}/s${words}${ratio}`)
    }
    for (const [name, script] of Object.entries(scripts)) {
      if (!pgbench) break
      await compared(`in the database: ${name}`, async () => ({
        rate: await pgbench.runScript(script, seconds),
        words: '',
      }))
    }
    for (const [name, moves] of Object.entries(transfers)) {
      await compared(`by the site: ${name}`, async () => {
        const { rate, times } = await post(db, moves, seconds)
        return { rate, words: `  p50 ${at(times, 0.5)}  p99 ${at(times, 0.99)} ms` }
      })
    }
    await measureReads(db, seconds)
    const begun = performance.now()
    await sumSupply(db)
    console.log(`${'sums of the supply, all days'.padEnd(36)}${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    for (const { name, wrong, ms } of await auditLedger(db)) {
      console.log(`${`audit of ${name}`.padEnd(36)}${(ms / 1_000).toFixed(1)} s, ${wrong.length} rows`)
      if (wrong.length > 0) throw new Error('the ledger does not add up')
    }
    await pgbench?.drop()
  } finally {
    await db.close()
    await postgres.stop()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

const posting = (source: string, target: string): string => `\\set a random(1000002, ${1_000_000 + holders})
\\set b random(1000002, ${1_000_000 + holders})
select ledger_post(16::smallint, 0::smallint, 0, gen_random_uuid()::text, now(), array[${source}]::bigint[],
  array[${target}]::bigint[], array[5]::smallint[], array[1]::bigint[], 0::smallint);`

/** The transfers as pgbench posts them, without a process of the site. */
const scripts: Readonly<Record<string, string>> = {
  reward: posting(String(house('mint')), ':a'),
  'everybody to one': posting(String(house('mint')), '1000002'),
}

/** The moves of a transfer; `n` differs for each. Nobody runs out: everybody earned more than the bench takes. */
const transfers: Readonly<Record<string, (n: number) => readonly Move[]>> = {
  reward: (n) => [{ from: house('mint'), to: anybody(n), resource: 'score', amount: 100 }],
  purchase: (n) => [
    { from: house('mint'), to: anybody(n), resource: 'sugar', amount: 1 },
    { from: anybody(n), to: house('shop'), resource: 'score', amount: 1 },
  ],
  gift: (n) => [{ from: anybody(n), to: anybody(n * 7 + 3), resource: 'score', amount: 1 }],
  'everybody to one': () => [{ from: house('mint'), to: 1_000_002, resource: 'score', amount: 1 }],
}

const anybody = (n: number): number => 1_000_002 + ((n * 7_919) % (holders - 1))

async function post(db: Database, moves: (n: number) => readonly Move[], seconds: number) {
  const times: number[] = []
  const run = `bench ${process.pid} ${performance.now()}`
  const until = performance.now() + seconds * 1_000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) {
      const key = `${run}:${++n}`
      const each = moves(n)
      const begun = performance.now()
      await db.transaction((tx) =>
        postTransfer(tx, { reason: 'prize', about: { kind: 'nothing', id: 0 }, key, at: new Date(), moves: each }),
      )
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return { rate: times.length / seconds, times: times.sort((a, b) => a - b) }
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.floor(times.length * share)] ?? 0).toFixed(1)

async function measureReads(db: Database, seconds: number): Promise<void> {
  const { balancesStatement } = await import('#core/ledger/reads.ts')
  const until = performance.now() + seconds * 1_000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) await db.read.named(balancesStatement, [anybody(n++)])
  }
  await Promise.all(Array.from({ length: callers }, caller))
  console.log(`${'balances of a member'.padEnd(36)}${(n / seconds).toFixed(0).padStart(7)}/s`)
}
