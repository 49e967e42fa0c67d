import { f32 } from '../bytes/read.ts'
import type { HintCode, ModeratorHint, Replay } from '../facts.ts'
import { READ_FACTS } from '../games/read-facts.ts'
import { minutesOf } from '../text/dates.ts'

/** Adds the hints for moderators to `replay.hints`. A hint never refuses a file. */
export function addHints(replay: Replay): void {
  if (replay.warnings.includes('checksum')) hint(replay, 'checksum', 'stored checksum differs from the bytes')
  if (replay.practiceTool !== null) hint(replay, 'practice-tool', 'recorded with the practice tool')
  const counterstop = READ_FACTS[replay.game].counterstop
  if (counterstop !== null && replay.score > counterstop)
    hint(replay, 'over-counterstop', `score ${replay.score} is over the game's counterstop`, { score: replay.score })
  let before = 0
  for (const stage of replay.stages) {
    const score = stage.endScore
    if (score !== null && score < before)
      hint(replay, 'score-not-growing', `stage ${stage.label} ends with ${score}, less than the stage before`, {
        stage: stage.label,
        score,
        before,
      })
    before = score ?? before
    // Only games 9.5 and later store a counter. Stages of games 6 to 9 have a slot and are skipped.
    const { inputCount, counter } = stage
    if (stage.slot === null && inputCount !== null && counter !== null && counter !== inputCount)
      hint(replay, 'half-rate', `stage ${stage.label}: ${counter} frames counted, ${inputCount} inputs recorded`, {
        stage: stage.label,
        counter,
        inputs: inputCount,
      })
  }
  addClockHint(replay)
}

type Values = ModeratorHint['values']

/** Adds one hint. `values` are the facts in `detail`, so that a page can word them in another language. */
function hint(replay: Replay, code: HintCode, detail: string, values: Values = {}): void {
  replay.hints.push({ code, detail, values })
}

/** Adds hints where name or score in the game's text block differ from those stored in the run. */
export function compareWithText(replay: Replay, name: string | null, score: number | null, stored: number): void {
  if (score !== null && score !== stored)
    hint(replay, 'text-score-differs', `the text says ${score}, the run ${stored}`, { text: score, run: stored })
  if (name !== null && replay.name !== '' && name !== replay.name)
    hint(replay, 'text-name-differs', `the text says "${name}"`, { text: name, run: replay.name })
}

/** Adds a hint where the three copies of the slow rate in games 6 and 7 differ; two have a constant added. */
export function compareSlowdowns(
  replay: Replay,
  data: Uint8Array,
  at: { plus112: number; plain: number; plus234: number },
): void {
  const plain = f32(data, at.plain)
  const fits =
    Math.abs(f32(data, at.plus112) - 1.12 - plain) < 1e-3 && Math.abs(f32(data, at.plus234) - 2.34 - plain) < 1e-3
  if (!fits) hint(replay, 'slowdown-copies-differ', 'the three stored copies of the slow rate disagree')
}

/** Largest plausible difference between local time and UTC, in minutes: the widest time zone and an hour more. */
const MOST_MINUTES = 15 * 60
/** Plausible recording times in minutes since 1970: the games are not older, and no clock that is set is later. */
const PLAUSIBLE = { from: minutesOf('1996-01-01T00:00'), to: minutesOf('2051-01-01T00:00') }

function addClockHint(replay: Replay): void {
  const { timestampUtc, localDate } = replay
  if (timestampUtc === null) return
  const recorded = minutesOf(timestampUtc)
  if (recorded < PLAUSIBLE.from || recorded >= PLAUSIBLE.to)
    hint(replay, 'odd-clock', `recorded ${timestampUtc}`, { utc: timestampUtc })
  if (localDate !== null && Math.abs(minutesOf(localDate) - recorded) > MOST_MINUTES)
    hint(replay, 'odd-clock', `local time ${localDate} and ${timestampUtc} are too far apart`, {
      utc: timestampUtc,
      local: localDate,
    })
}
