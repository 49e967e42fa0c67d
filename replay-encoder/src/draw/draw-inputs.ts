import type { GameCode } from '@patisserie/replay/facts'
import type { Chance } from './chance.ts'

/**
 * Held keys of one stage like those of a player: directions held for a while, mostly shooting, some focus, few bombs.
 */
export function drawInputs(chance: Chance, { game, frames, bombs }: { game: GameCode; frames: number; bombs: number }) {
  const direction = habit(chance, { shortest: 3, longest: 45, choose: () => chance.pick(directions) })
  const focus = habit(chance, { shortest: 50, longest: 420, choose: () => (chance.yes(0.65) ? focusKey(game) : 0) })
  const shot = habit(chance, { shortest: 120, longest: 900, choose: () => (chance.yes(0.93) ? shotKey : 0) })
  const bombFrames = new Set<number>()
  for (let bomb = 0; bomb < bombs; bomb++) {
    const at = chance.whole(Math.floor(frames / 4), frames)
    for (let frame = at; frame < at + 6; frame++) bombFrames.add(frame)
  }
  return Array.from({ length: frames }, (_, frame) => {
    const bomb = bombFrames.has(frame) ? bombKey(game) : 0
    return frame < handsOff ? 0 : direction() | focus() | shot() | bomb
  })
}

const shotKey = 0x01
const [up, down, left, right] = [0x10, 0x20, 0x40, 0x80]
/** Directions to draw from; repeated entries are more likely. */
const directions = [
  0,
  0,
  0,
  up,
  down,
  left,
  left,
  right,
  right,
  up | left,
  up | right,
  down | left,
  down | right,
] as const
/** Frames at the start in which no key is held. */
const handsOff = 12

/** Bit of the bomb key: bit 1, in game 20 bit 2. */
function bombKey(game: GameCode): number {
  return game === 'th20' ? 0x04 : 0x02
}

/** Games up to 10 keep the focus key in bit 2, later ones in bit 3. */
function focusKey(game: GameCode): number {
  return earlyFocus.has(game) ? 0x04 : 0x08
}

const earlyFocus: ReadonlySet<GameCode> = new Set(['th06', 'th07', 'th08', 'th09', 'th095', 'th10'])

type Habit = { shortest: number; longest: number; choose: () => number }

/** Answers the keys of the next frame: keeps one choice for a drawn number of frames, then chooses again. */
function habit(chance: Chance, { shortest, longest, choose }: Habit): () => number {
  let left = 0
  let keys = 0
  return () => {
    if (left === 0) {
      left = chance.whole(shortest, longest)
      keys = choose()
    }
    left--
    return keys
  }
}
