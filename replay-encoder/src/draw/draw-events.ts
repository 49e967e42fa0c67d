import type { StageStart } from '@patisserie/replay/facts'
import type { PathEvent } from '@patisserie/replay/path-facts'
import type { Chance } from './chance.ts'

type PlayedStage = { inputs: readonly number[]; start?: StageStart }
type Draw = { shot: number; clear: boolean }

/**
 * Game 7's events of each stage. Lives lost agree with those of the starts: as many as are missing at the next start, or
 * one more, paid by a life gained. A bomb starts where its key goes down. Stages too short to hold all have fewer.
 */
export function drawEvents(chance: Chance, { shot, clear }: Draw, stages: readonly PlayedStage[]): PathEvent[][] {
  const saving = savingFrames[Math.floor(shot / 2)] ?? 6
  return stages.map(({ inputs, start }, index) => {
    const lives = start?.lives ?? 0
    const after = stages[index + 1]?.start?.lives
    const gained = chance.yes(gainedShare) && inputs.length >= roomy && lives > 0 ? 1 : 0
    const missing = after === undefined ? (clear ? 0 : lives + 1) : Math.max(0, lives - after)
    const lost = missing + (missing === 0 ? gained : 0)
    const deaths = drawDeaths(chance, { lost, frames: inputs.length, saving })
    const bombs = drawBombs(chance, { inputs, saving, deaths })
    const taken = [...deaths.map(({ frame }) => frame), ...bombs.map(({ frame }) => frame)]
    return [...deaths, ...bombs, ...drawBorder(chance, inputs.length, taken)].sort((a, b) => a.frame - b.frame)
  })
}

/** Frames after a hit in which a bomb saves: Reimu, Marisa, Sakuya. */
const savingFrames = [15, 8, 6]

/** How often a stage loses a life and gains one. */
const gainedShare = 0.25

/** Frames of a stage in which a life is lost though its numbers do not ask for it. */
const roomy = 400

/** Frames without a second event after a hit that costs a life, and after the start of a bomb. */
const [quietAfterHit, quietAfterBomb] = [120, 350]

const tries = 30

function drawDeaths(chance: Chance, { lost, frames, saving }: { lost: number; frames: number; saving: number }) {
  const hits: number[] = []
  // The flags of the last frame have no place in the file.
  const last = frames - saving - 2
  for (let n = tries * lost; n > 0 && hits.length < lost && last >= 0; n--) {
    const hit = chance.whole(0, last)
    if (hits.every((other) => Math.abs(other - hit) > quietAfterHit)) hits.push(hit)
  }
  return hits.flatMap((hit): PathEvent[] => [
    { frame: hit, what: 'hit' },
    { frame: hit + saving, what: 'lifeLost' },
  ])
}

type Bombs = { inputs: readonly number[]; saving: number; deaths: readonly PathEvent[] }

/** Some bombs save from a hit a few frames before. */
function drawBombs(chance: Chance, { inputs, saving, deaths }: Bombs): PathEvent[] {
  const bombs: PathEvent[] = []
  let quietUntil = saving
  for (let frame = 1; frame + 1 < inputs.length; frame++) {
    const pressed = ((inputs[frame] ?? 0) & ~(inputs[frame - 1] ?? 0) & bombKey) !== 0
    if (!pressed || frame < quietUntil) continue
    const isFree = deaths.every((death) => death.frame + quietAfterHit < frame || death.frame > frame + quietAfterBomb)
    if (!isFree) continue
    if (chance.yes(0.3)) bombs.push({ frame: frame - chance.whole(1, saving), what: 'hit' })
    bombs.push({ frame, what: 'bomb' })
    quietUntil = frame + quietAfterBomb
  }
  return bombs
}

const bombKey = 0x02

/** At most one border, which may be broken, where nothing else happens. */
function drawBorder(chance: Chance, frames: number, taken: readonly number[]): PathEvent[] {
  const from = chance.whole(0, frames)
  const to = from + chance.whole(60, longestBorder)
  const broken = chance.yes(0.5)
  const until = broken ? to : from + longestBorder
  if (from + 1 >= frames || taken.some((frame) => frame >= from - quietAfterHit && frame <= until)) return []
  return [
    { frame: from, what: 'border' },
    ...(broken && to + 1 < frames ? [{ frame: to, what: 'borderBroken' } as const] : []),
  ]
}

const longestBorder = 540
