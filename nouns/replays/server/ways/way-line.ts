import { FARTHEST } from '@patisserie/replay/path/heat'
import { WAY_UNIT, type Way } from '@patisserie/replay/path-facts'

/**
 * Path data of the positions of frames, in units of the way. A straight line of many frames is one segment, and a return
 * to the field is none.
 */
export function lineOf({ x, y }: Way, from: number, to: number): string {
  let data = ''
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  let [byX, byY] = [0, 0]
  let pending = ''
  for (let frame = from; frame < to; frame++) {
    const [atX, atY] = [x[frame] ?? 0, y[frame] ?? 0]
    const [dx, dy] = [atX - lastX, atY - lastY]
    if (dx === 0 && dy === 0) continue
    const joined = Math.abs(dx) + Math.abs(dy) < FARTHEST * WAY_UNIT
    if (!joined || dx !== byX || dy !== byY) data += pending
    pending = `${joined ? 'L' : 'M'}${atX} ${atY}`
    ;[lastX, lastY, byX, byY] = joined ? [atX, atY, dx, dy] : [atX, atY, 0, 0]
  }
  return data + pending
}
