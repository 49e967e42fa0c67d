import { storable } from '#kit/db/storable.ts'
import { difficultyMark, type Gam } from '#rules/games/games.ts'
import { judgeFlag, stageWire, typeOfReplay } from '../rules/replays.ts'
import type { RunColumns, StoredFacts } from './tables.ts'

/** The searchable columns of a parsed file. `typedScore` is the score if the file has no total. */
export function describeRun(gam: Gam, facts: StoredFacts, typedScore: number | null): RunColumns {
  return {
    game: gam,
    difficulty: difficultyMark(gam, facts.difficulty),
    shot: facts.shot ?? '',
    score: typedScore ?? facts.score,
    score_typed: typedScore !== null,
    pilot: facts.name,
    type: typeOfReplay(facts),
    played: (facts.localDate ?? '').slice(0, '2004-08-15T12:30'.length),
    stage: stageWire(facts),
    frames: facts.frames,
    version: /\d+\.\d+\w*/.exec(facts.gameVersion ?? '')?.[0] ?? '',
    mode: facts.trial ? 'trial' : facts.practiceTool === null ? '' : 'tool',
    slow: facts.slowdownPercent,
    cleared: facts.allClear,
    check_nm: judgeFlag(facts, 'NM'),
    check_nb: judgeFlag(facts, 'NB'),
    check_nt: judgeFlag(facts, 'NT'),
    check_nsy: judgeFlag(facts, 'NSY'),
  }
}

/** The facts as JSON without the characters that PostgreSQL refuses. */
export const factsJson = (facts: StoredFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
