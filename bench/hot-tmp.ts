import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { house } from '@patisserie/rules/ledger/houses'
import { postTransfer } from '../server/src/core/ledger/post-transfer.ts'
import { openDatabase } from '../server/src/kit/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/kit/postgres/start-embedded-postgres.ts'
import { fillLedger } from './fill-ledger.ts'

const place = await mkdtemp(join(tmpdir(), 'hot-'))
await fillLedger(place, 10_000)
const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
const db = openDatabase({ ...postgres.connection })
const text = await readFile('server/migrations/0230_ledger.sql', 'utf8')
const start = text.indexOf('create function ledger_post(')
const plain = text.slice(start, text.indexOf('end $$;', start) + 7).replace('create function', 'create or replace function')
const head = `  insert into ledger_posts (reason, kind`
const locked = plain.replace(head, `  for dst in select distinct h from unnest(sources || targets) h where h > 0 order by 1 loop
    perform pg_advisory_xact_lock(dst);
  end loop;
${head}`)
let run = 0
async function post(seconds: number) {
  const times: number[] = []
  run++
  const until = performance.now() + seconds * 1_000
  let n = 0
  const caller = async () => {
    while (performance.now() < until) {
      const key = `t${run}:${++n}`
      const begun = performance.now()
      await db.transaction((tx) =>
        postTransfer(tx, { reason: 'prize', about: { kind: 'nothing', id: 0 }, key, at: new Date(), moves: [{ from: house('mint'), to: 1_000_002, resource: 'score', amount: 1 }] }),
      )
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: 10 }, caller))
  times.sort((a, b) => a - b)
  const at = (s: number) => times[Math.floor(times.length * s)]?.toFixed(1)
  return `${(times.length / seconds).toFixed(0)}/s p50 ${at(0.5)} p90 ${at(0.9)} p99 ${at(0.99)} max ${at(0.9999)}`
}
for (let i = 0; i < 3; i++) {
  await db.pool.query(plain)
  console.log('plain ', await post(6))
  await db.pool.query(locked)
  console.log('locked', await post(6))
}
await db.close()
await postgres.stop()
