import { showsReplays } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { replayCode, replayKey } from '#rules/base62.ts'
import { type Difficulty, isGam } from '#rules/games/games.ts'
import * as limits from '#rules/house-limits.ts'
import type { ReplayRow } from '../../contract/replays.ts'
import type { RunStory, scorecard } from '../../contract/scorecard.ts'
import { isPlaceBound } from '../../rules/replay-pairs.ts'
import { brightestStage, placeInArchive, richestStage, stageGains, widestStep } from '../../rules/run-story.ts'
import type { StagedRun } from '../../rules/stage-scores.ts'
import { someReplays } from '../reads.ts'

/** POST /getReplayStory: how a visible run compares with runs alike. */
export async function runStory({ db, input, refuse }: Call<typeof scorecard.calls.story>): Promise<RunStory> {
  const [run] = await someReplays(db, [replayKey(input.code) ?? 0])
  if (!run) return refuse('deleted')
  const facets = await alikeFacets(db, run)
  const [place, former] = await Promise.all([placeOf(db, run, facets), formerBest(db, run, facets)])
  // A practice run is one stage, and game 9 stores no score at the end of a stage.
  const staged = run.TYPE === 'full' && run.GAM !== 9
  const runs = staged ? await stagedRuns(db, run, facets, former?.id ?? 0) : []
  const own = runs.find(({ id }) => id === run.KeyID)
  const before = runs.find(({ id }) => id === former?.id)
  const gains = own
    ? stageGains(
        own,
        runs.filter(({ sampled }) => sampled),
      )
    : []
  const brightest = brightestStage(gains)
  return {
    place,
    archive: archiveOf(run),
    former: former && {
      CODE: replayCode(former.id),
      SCORE: former.score,
      stage: own && before ? widestStep(own, before) : null,
    },
    gains,
    brightest: brightest && { stage: brightest.stage, gain: brightest.own - brightest.median },
    richest: own ? richestStage(own) : null,
  }
}

function archiveOf({ GAM, RANK, CHARA, TYPE, SCORE }: ReplayRow): RunStory['archive'] {
  if (!isGam(GAM)) return null
  const place = placeInArchive({
    game: GAM,
    difficulty: RANK as Difficulty | '',
    shot: CHARA,
    type: TYPE,
    score: SCORE,
  })
  return place && { ...place, pearls: [...place.pearls] }
}

/** Facets of the runs alike, as a PostgreSQL array literal, and the number of live replays that have them. */
interface AlikeFacets {
  readonly ids: string
  readonly replays: number
}

async function alikeFacets(db: ReadDb, run: ReplayRow): Promise<AlikeFacets> {
  const [facets] = await db.named<AlikeFacets>(facetsStatement, [run.GAM, run.RANK, run.CHARA, run.TYPE])
  return facets ?? { ids: '{}', replays: 0 }
}

/** Place of a run by score among runs alike; null if 10,000 or more are above it. Counts entries of the index by facet and score. */
async function placeOf(db: ReadDb, run: ReplayRow, { ids, replays }: AlikeFacets): Promise<RunStory['place']> {
  const most = limits.exactTotal
  if (isPlaceBound(run.TYPE)) {
    const [found] = await db.named<{ above: number; all: number }>(stagePlaceStatement, [
      ids,
      run.STAGE,
      run.SCORE,
      most,
    ])
    return found && found.all < most ? { rank: found.above + 1, of: found.all } : null
  }
  const [found] = await db.named<{ above: number }>(placeStatement, [ids, run.SCORE, most])
  return found && found.above < most ? { rank: found.above + 1, of: replays } : null
}

async function formerBest(db: ReadDb, run: ReplayRow, { ids }: AlikeFacets) {
  const stage = isPlaceBound(run.TYPE) ? run.STAGE : null
  const values = [run.UPID, ids, run.UPTIME, run.KeyID, stage]
  const [row] = await db.named<{ id: number; score: number }>(formerStatement, values)
  return row ?? null
}

interface StoredStages extends StagedRun {
  readonly id: number
  /** It is one of the runs that the medians are taken of. */
  readonly sampled: boolean
}

/** The stages of a run, of the uploader's former best and of the newest runs alike. */
const stagedRuns = (db: ReadDb, run: ReplayRow, { ids }: AlikeFacets, former: number) =>
  db.named<StoredStages>(stagesStatement, [ids, run.KeyID, former, sampleSize])

const sampleSize = 100

const facetsStatement = {
  name: 'replays-alike-facets',
  sql: `select coalesce(array_agg(id)::text, '{}') as ids, coalesce(sum(replays), 0)::integer as replays
        from replay_facets where game = $1 and difficulty = $2 and shot = $3 and type = $4`,
}

const placeStatement = {
  name: 'replays-place',
  sql: `select count(*)::integer as above from (select from replays where facet = any($1::integer[]) and score > $2
          and removed_at is null and held_at is null limit $3) higher`,
}

const stagePlaceStatement = {
  name: 'replays-stage-place',
  sql: `select count(*) filter (where score > $3)::integer as above, count(*)::integer as "all"
        from (select score from replays where facet = any($1::integer[]) and stage = $2
          and removed_at is null and held_at is null limit $4) alike`,
}

/** `offset 0` keeps the planner from walking the index of all scores until it meets one of this uploader. */
export const formerStatement = {
  name: 'replays-former-best',
  sql: `select id, score from (
          select id, score from replays
          where uploader = $1 and facet = any($2::integer[]) and (uploaded_at, id) < ($3::timestamptz, $4)
            and removed_at is null and held_at is null and ($5::text is null or stage = $5) offset 0) own
        where exists (select from members m where m.id = $1 and ${showsReplays('m')})
        order by score desc, id desc limit 1`,
}

/** The newest of every facet, by the index `replays_facet_time`, and of these the newest. */
export const stagesStatement = {
  name: 'replays-alike-stages',
  sql: `with alike as (
          select n.id from unnest($1::integer[]) x (facet) cross join lateral (
            select id, uploaded_at from replays
            where facet = x.facet and id <> $2 and removed_at is null and held_at is null
            order by uploaded_at desc, id desc limit $4
          ) n order by n.uploaded_at desc, n.id desc limit $4)
        select r.id, r.cleared, r.id in (select id from alike) as sampled,
          (select coalesce(json_agg(json_build_object('stage', replace(s ->> 'label', 'Stage ', ''),
            'endScore', s -> 'endScore')), '[]') from jsonb_array_elements(f.facts -> 'stages') s) as stages
        from replays r join replay_facts f on f.replay = r.id
        where r.id in (select id from alike union select $2 union select $3)`,
}
