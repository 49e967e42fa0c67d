import { parseReplay } from '@patisserie/replay/parse'
import type { Files } from '#core/files/open-files.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { gamOfCode } from '#rules/games/games.ts'
import { achievement } from '../rules/replays.ts'
import { describeRun, factsJson } from './describe-run.ts'
import { inputFingerprints } from './fingerprint.ts'
import { askRecount } from './iscore/ask-recount.ts'
import { nameCard } from './scorecard/card-store.ts'
import { keepSeries, packSeries } from './scorecard/series.ts'
import { currentReading } from './store.ts'
import type { RunColumns } from './tables.ts'

export interface RereadSources {
  readonly db: Database
  readonly files: Files
  /** Called once if pages may show something else. */
  readonly changed: () => void
}

const batch = 500

/** Queues the job; its queue name lets only one run at a time, in whatever process. */
export const askForReread = (tx: Tx): Promise<void> => addJob(tx, 'rereadReplays', {}, { queue: 'rereadReplays' })

/**
 * The job `rereadReplays`: parses the files of replays with an older reading again and stores their facts, series and
 * key hashes, lowest ids first. Queues itself again while some are left. Each replay has its own transaction, so an
 * interrupted run continues where it stopped. A replay that fails keeps its older reading and is tried again by a later
 * run; it does not stop the others, and its fault is thrown at the end.
 */
export async function rereadReplays(sources: RereadSources, most = batch): Promise<void> {
  let [changed, done, inARow, after] = [false, 0, 0, 0]
  const readOne = async (waiting: Waiting) => {
    after = waiting.id
    inARow++
    changed = (await reread(sources, waiting)) || changed
    done++
    inARow = 0
  }
  const faults: unknown[] = []
  let waiting: Waiting[]
  do {
    waiting = await sources.db.read.named<Waiting>(waitingStatement, [currentReading, most, after])
    await eachAlone(waiting, 'could not be read again', readOne).catch((fault: unknown) => faults.push(fault))
  } while (waiting.length === most && done < most && inARow < mostInARow)
  if (changed) sources.changed()
  if (waiting.length === most && done > 0) await sources.db.transaction(askForReread)
  await eachAlone(faults, 'shares have replays that failed', (fault) => Promise.reject(fault))
}

/** After this many faults without a success in between, the file store is assumed to be down, and the run stops. */
const mostInARow = 500

interface Waiting {
  readonly id: number
  readonly file_hash: string
}

/** Includes removed replays, because staff can restore them. */
const waitingStatement = {
  name: 'replays-older-readings',
  sql: `select r.id, r.file_hash from replay_facts f join replays r on r.id = f.replay
        where f.reading < $1 and f.replay > $3 order by f.replay limit $2`,
}

type Read = NonNullable<Awaited<ReturnType<typeof readAgain>>>

/** Reads one replay again; true if its stored data changed. */
async function reread({ db, files }: RereadSources, { id, file_hash }: Waiting): Promise<boolean> {
  const read = await readAgain(await files.read(file_hash))
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, id)
    if (!row) return false
    const changed = read ? await take(tx, row, read) : false
    await tx.updateTable('replay_facts').set({ reading: currentReading }).where('replay', '=', id).execute()
    return changed
  })
}

/** Parses the file again. Null if it is missing or no longer accepted: the older facts then stay. */
async function readAgain(bytes: Uint8Array | null) {
  const result = bytes && parseReplay(bytes, { inputs: true, series: true, paths: 'verdicts' })
  if (!bytes || !result?.ok) return null
  const { userBlocks: _, ...facts } = result.replay
  const gam = gamOfCode(facts.game)
  if (gam === null) return null
  return { gam, facts, series: await packSeries(result.series), ...inputFingerprints(facts.game, bytes) }
}

type Row = NonNullable<Awaited<ReturnType<typeof lockRow>>>

const lockRow = (tx: Tx, id: number) =>
  tx.selectFrom('replays').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

async function take(tx: Tx, row: Row, { gam, facts, series, inputHash }: Read): Promise<boolean> {
  const { id } = row
  const run = describeRun(gam, facts, row.score_typed ? row.score : null)
  const input_hash = (await isTaken(tx, row, inputHash)) ? row.input_hash : inputHash
  const medal = achievement(facts, row.category) ?? ''
  const changed = medal !== row.achievement || columnsOf(run).some((column) => run[column] !== row[column])
  await tx
    .updateTable('replays')
    .set({ ...run, achievement: medal, input_hash })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('replay_facts')
    .set({ facts: factsJson(facts) })
    .where('replay', '=', id)
    .execute()
  await keepSeries(tx, id, series)
  if (changed) await askRecount(tx, { replay: id })
  // Cards are redrawn hourly, a bounded number at a time: one job per replay would delay the mails behind them.
  await nameCard(tx, id, '')
  return true
}

/**
 * Whether another live replay has this hash: older hashes did not detect that both are one run, and the hash is unique.
 */
const isTaken = async (tx: Tx, { id, removed_at }: Row, hash: string | null): Promise<boolean> =>
  hash !== null &&
  removed_at === null &&
  (await tx
    .selectFrom('replays')
    .select('id')
    .where('input_hash', '=', hash)
    .where('removed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

const columnsOf = (run: RunColumns) => Object.keys(run) as (keyof RunColumns)[] // describeRun's own columns
