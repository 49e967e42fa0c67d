import { certainFrames, FIELD } from '@patisserie/replay/path/heat'
import { type StagePath, WAY_UNIT } from '@patisserie/replay/path-facts'

/** What a file records by frame and a player asks for: bombs, lost lives and borders. */
export const momentsOf = ({ events }: StagePath): StagePath['events'] =>
  events.filter(({ what }) => what === 'bomb' || what === 'lifeLost' || what === 'border')

export interface Regions {
  /** Shares of the certain time, 0 to 1. */
  readonly bottom: number
  readonly middle: number
  readonly top: number
  readonly sides: number
  readonly focused: number
  readonly still: number
  /** Pixels a second. */
  readonly pace: number
}

/** Where the time went and how it was spent, from what is certain; null where nothing is. */
export function regionsOf(paths: readonly StagePath[], focusKey: number): Regions | null {
  let [frames, bottom, middle, top, sides, focused, still, length] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const path of paths) {
    const part = certainFrames(path)
    if (!part || !path.way) continue
    const { x, y, held } = path.way
    for (let frame = part.from; frame < part.to; frame++) {
      const [atX, atY] = [(x[frame] ?? 0) / WAY_UNIT, (y[frame] ?? 0) / WAY_UNIT]
      frames++
      if (atY >= FIELD.height * 0.75) bottom++
      if (atY < FIELD.height / 3) top++
      if (Math.abs(atX - FIELD.width / 2) <= FIELD.width / 4) middle++
      if (atX <= wall || atX >= FIELD.width - wall) sides++
      if ((held[frame] ?? 0) & focusKey) focused++
      if (frame === part.from) continue
      const step = Math.hypot((x[frame] ?? 0) - (x[frame - 1] ?? 0), (y[frame] ?? 0) - (y[frame - 1] ?? 0)) / WAY_UNIT
      // A return to the field is no way that was gone.
      if (step === 0) still++
      else if (step < 12) length += step
    }
  }
  if (frames === 0) return null
  const share = (part: number) => part / frames
  return {
    bottom: share(bottom),
    middle: share(middle),
    top: share(top),
    sides: share(sides),
    focused: share(focused),
    still: share(still),
    pace: (length * 60) / frames,
  }
}

/** Where the player stands at a side wall. */
const wall = 8.5
