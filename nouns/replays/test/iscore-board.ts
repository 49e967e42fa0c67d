import type { Difficulty, Gam } from '#rules/games/games.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { bonusesOf, cellKey, computeBoard, iscoreOf, totalOf } from '../rules/iscore/iscore-board.ts'
import { boardFacts, boardRuns } from '../server/iscore/board-reads.ts'
import { insertReplay, type NewReplay } from '../server/store.ts'

let files = 0

/** Inserts a replay as an upload would, without its file. By default a plain Lunatic clear of game 10. */
export function addRun(site: TestSite, uploader: number, over: Partial<NewReplay> = {}): Promise<number> {
  const run: NewReplay = {
    uploader,
    uploaded_at: site.site.foundation.now(),
    game: 10,
    difficulty: 'L',
    shot: 'ReimuA',
    score: 300_000_000,
    score_typed: false,
    pilot: 'FLAN',
    type: 'full',
    played: '',
    stage: 'clear',
    frames: null,
    version: '',
    mode: '',
    slow: 0,
    cleared: true,
    check_nm: 'claimed',
    check_nb: 'verified',
    check_nt: 'claimed',
    check_nsy: 'claimed',
    comment: '',
    category: 'hunguan',
    achievement: '10-hard',
    nm: false,
    nb: false,
    nt: false,
    nsy: false,
    open: true,
    commentable: true,
    screen: '',
    file_hash: `file ${++files}`,
    file_size: 1,
    input_hash: null,
    held_at: null,
    ...over,
  }
  return site.site.foundation.db.transaction(
    async (tx) => (await insertReplay(tx, { row: run, formerHash: null }, '{}')) ?? 0,
  )
}

export const settleBoard = (site: TestSite) => settleJobs(site, 'iscore')

/** The stored board: iscore of replays, sums, records and standings. */
export async function writtenBoard(site: TestSite) {
  const { own } = site.site.foundation.db
  const runs = await own.selectFrom('replays').select(['id', 'iscore']).where('iscore', 'is not', null).execute()
  const sums = await own.selectFrom('iscore_sums').select(['member', 'game', 'points']).execute()
  const records = await own.selectFrom('iscore_records').select(['game', 'difficulty', 'replay']).execute()
  const waiting = await own.selectFrom('iscore_runs').select(['replay', 'standing', 'wait']).execute()
  return {
    runs: runs.map(({ id, iscore }) => `${id} ${iscore}`).sort(),
    sums: sums.map(({ member, game, points }) => `${member} ${game} ${points}`).sort(),
    records: records.map(({ game, difficulty, replay }) => `${game} ${difficulty} ${replay}`).sort(),
    standings: waiting.map(({ replay, standing, wait }) => `${replay} ${standing} ${wait}`).sort(),
  }
}

/** The same board, computed from scratch by the rules. */
export async function boardFromScratch(site: TestSite): Promise<Awaited<ReturnType<typeof writtenBoard>>> {
  const { own } = site.site.foundation.db
  const firsts = await own.selectFrom('iscore_firsts').select(['replay as run', 'kind']).execute()
  const archived = await own
    .selectFrom('archived_runs')
    .select(['game', 'difficulty', 'score'])
    .orderBy('score')
    .execute()
  const imported = new Map(
    archived.map(({ game, difficulty, score }) => [cellKey(game as Gam, difficulty as Difficulty), score]),
  )
  const runs = await boardRuns(own, null)
  const { judged, records, members } = computeBoard({ runs, firsts, imported, ...(await boardFacts(own, null)) })
  const bonuses = bonusesOf(judged, firsts, new Set(records.values()))
  return {
    runs: judged
      .map((run) => [run.id, iscoreOf(run, bonuses.get(run.id))] as const)
      .filter(([, iscore]) => iscore !== null)
      .map(([id, iscore]) => `${id} ${iscore}`)
      .sort(),
    sums: [...members]
      .flatMap(([member, sums]) => [
        ...sums.map(({ game, points }) => `${member} ${game} ${points}`),
        `${member} 0 ${totalOf(sums)}`,
      ])
      .sort(),
    records: [...records].map(([cell, replay]) => `${cell} ${replay}`).sort(),
    standings: judged.map(({ id, standing, wait }) => `${id} ${standing} ${wait}`).sort(),
  }
}
