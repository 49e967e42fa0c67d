import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#kit/db/database.ts'
import { type Calibrator, calibrationLine } from '../../../bench/calibrate.ts'
import { loadByArrivals, type Section } from '../../../bench/run-section.ts'
import { heldByBet } from '../server/held-by-bet.ts'
import { openEvents, openName, readyToPay, signedIn } from './fill-bets.ts'
import { stakeOn } from './stake-on.ts'

/** Members whom the large event pays stake meanwhile. */
const others: Section = {
  name: 'others',
  draw: ({ who, below }) => stakeOn(openName(2 + below(openEvents - 2)), who, below(2)),
  signedIn,
}
/** Pays the large event while others stake: how long it takes, and how long they wait. */
export async function benchSettling(
  db: Database,
  { origin, calibrator }: { readonly origin: string; readonly calibrator: Calibrator },
): Promise<void> {
  const id = await readyToPay(db.pool)
  if (!id) return console.log('the large event of this folder is paid already')
  const state = async () => {
    const { rows } = await db.pool.query<{ paid: boolean; kept: boolean }>(
      'select paid_at is not null as paid, results_at is not null as kept from bets where id = $1',
      [id],
    )
    return rows[0]
  }
  const waits = async (duration: number) => {
    const { times, bad } = await loadByArrivals(others, { origin, duration, connections: 10, seed: 5 }, 20)
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
    return `20 stakes a second of those who are paid: p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms, ${bad} refused`
  }
  console.log(`before the payment: ${await waits(5)}  │${calibrationLine(await calibrator.take())}`)
  const begun = performance.now()
  await db.pool.query(`select graphile_worker.add_job('minutely', job_key => 'bench')`)
  const meanwhile = waits(8)
  while (!(await state())?.paid) await sleep(20)
  const paid = (performance.now() - begun) / 1_000
  console.log(`the large event is paid in ${paid.toFixed(1)} s, ${await heldByBet(db.own, id)} left`)
  console.log(`meanwhile: ${await meanwhile}`)
  const after = waits(8)
  while (!(await state())?.kept) await sleep(100)
  console.log(
    `results and reminders ${((performance.now() - begun) / 1_000 - paid).toFixed(0)} s later; meanwhile: ${await after}`,
  )
}
