import { u16, u32 } from '../bytes/read.ts'
import type { InputSpan } from '../locate/reading.ts'

/** Noise: a stage can have a frame in which every key is held. It is read as the frame before it. */
const NOISE = 0xffff
const NOISE_BYTE = 0xff

/** The held keys of the frame at `at`; `before` where the frame is noise. */
export function heldAt(data: Uint8Array, at: number, width: number, before: number): number {
  if (width === 3) {
    const held = data[at] ?? 0
    return held === NOISE_BYTE ? before : held
  }
  const held = u16(data, at)
  return held === NOISE ? before : held
}

/** Calls `take` for every stretch of unchanged keys, in order and without gaps; answers the number of frames read. */
export function eachHold(
  data: Uint8Array,
  span: InputSpan,
  frames: number,
  take: (held: number, from: number, to: number) => void,
): number {
  return span.form === 'events' ? eachEvent(data, span, frames, take) : eachFrame(data, span, take)
}

type Take = (held: number, from: number, to: number) => void

function eachFrame(data: Uint8Array, { from, to, width }: InputSpan, take: Take): number {
  let held = 0
  let since = 0
  let frame = 0
  for (let at = from; at + width <= to; at += width, frame++) {
    const now = heldAt(data, at, width, held)
    if (now === held) continue
    if (frame > since) take(held, since, frame)
    held = now
    since = frame
  }
  if (frame > since) take(held, since, frame)
  return frame
}

/** Reads game 6's event log. An entry lasts no frame if the next entry is not later. */
function eachEvent(data: Uint8Array, { from, to, width }: InputSpan, frames: number, take: Take): number {
  let held = 0
  let since = 0
  for (let at = from; at < to; at += width) {
    const start = Math.min(frames, u32(data, at))
    if (start > since) {
      take(held, since, start)
      since = start
    }
    held = u16(data, at + 4)
  }
  if (frames > since) take(held, since, frames)
  return frames
}
