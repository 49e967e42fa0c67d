import { certainFrames, FARTHEST, FIELD, type Heat, middleOf } from '@patisserie/replay/path/heat'
import { type StagePath, WAY_UNIT, type Way } from '@patisserie/replay/path-facts'
import { fieldLook } from '#design/art/field-look.ts'

export interface Drawn {
  readonly path: StagePath
  readonly heat: Heat | null
}

/** Draws what does not move: the ground, where the time went, and the whole way of a stage. */
export function drawGround(context: CanvasRenderingContext2D, runs: readonly Drawn[], lines: boolean): void {
  context.fillStyle = fieldLook.ground
  context.fillRect(0, 0, FIELD.width, FIELD.height)
  context.strokeStyle = fieldLook.grid
  context.lineWidth = 1
  context.beginPath()
  for (const x of [96, 192, 288]) line(context, [x, 0], [x, FIELD.height])
  for (const y of [112, 224, 336]) line(context, [0, y], [FIELD.width, y])
  context.stroke()
  runs.forEach(({ path, heat }, index) => {
    const tint = tintOf(index)
    if (heat) drawHeat(context, heat, index)
    if (path.way) drawLosses(context, path, tint.line)
    if (!lines || !path.way) return
    const certain = certainFrames(path)
    const from = certain?.from ?? path.frames
    context.lineWidth = 0.8
    context.strokeStyle = tint.faint
    context.setLineDash([1, 3])
    trace(context, path.way, 0, from)
    context.setLineDash([])
    trace(context, path.way, from, path.frames)
  })
}

const tintOf = (index: number) => fieldLook.runs[index === 0 ? 0 : 1]

/** Pearls, the larger the longer; those of a second run are hollow. */
function drawHeat(context: CanvasRenderingContext2D, { cells, most }: Heat, index: number, bold = 1): void {
  const { heat: colour } = tintOf(index)
  context.fillStyle = colour
  context.strokeStyle = colour
  context.lineWidth = 1.2
  cells.forEach((frames, cell) => {
    if (frames === 0) return
    const [x, y] = middleOf(cell)
    const share = Math.sqrt(frames / most)
    context.globalAlpha = 0.25 + 0.55 * share
    context.beginPath()
    context.arc(x, y, bold * (0.8 + 6.2 * share), 0, Math.PI * 2)
    if (index === 0) context.fill()
    else context.stroke()
  })
  context.globalAlpha = 1
}

/** A cross wherever a life was lost, by a file that says when. */
function drawLosses(context: CanvasRenderingContext2D, { events, way }: StagePath, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 2
  context.beginPath()
  for (const { what, frame } of events) {
    if (what !== 'lifeLost' || !way) continue
    const [x, y] = [(way.x[frame] ?? 0) / WAY_UNIT, (way.y[frame] ?? 0) / WAY_UNIT]
    for (const side of [-5, 5]) line(context, [x - 5, y - side], [x + 5, y + side])
  }
  context.stroke()
}

/** Draws a stage small and bolder: where the time went, or its whole line where nothing is certain. */
export function drawSmall(context: CanvasRenderingContext2D, { path, heat }: Drawn, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.fillStyle = fieldLook.ground
  context.fillRect(0, 0, FIELD.width, FIELD.height)
  const [tint] = fieldLook.runs
  if (heat && heat.frames > 0) drawHeat(context, heat, 0, 1.6)
  else if (path.way) {
    context.lineWidth = 1.6
    context.strokeStyle = tint.faint
    trace(context, path.way, 0, path.frames)
  }
}

/** Draws a piece of the way that stays, below what moves; lighter where it begins before the way is certain. */
export function drawGone(context: CanvasRenderingContext2D, runs: readonly Drawn[], from: number, to: number): void {
  context.lineWidth = 1.2
  runs.forEach(({ path }, index) => {
    if (!path.way) return
    context.globalAlpha = from < (certainFrames(path)?.from ?? to) ? 0.25 : 0.45
    context.strokeStyle = tintOf(index).line
    trace(context, path.way, from, Math.min(to, path.frames))
  })
  context.globalAlpha = 1
}

/** Draws the way until a frame, brighter towards it, and the player. */
export function drawMoment(
  context: CanvasRenderingContext2D,
  runs: readonly Drawn[],
  frame: number,
  trail: number,
): void {
  context.clearRect(0, 0, FIELD.width, FIELD.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  runs.forEach(({ path }, index) => {
    if (!path.way) return
    const tint = tintOf(index)
    const now = Math.min(frame, path.frames - 1)
    const part = certainFrames(path)
    const isCertain = part !== null && now >= part.from
    context.strokeStyle = tint.line
    context.setLineDash(isCertain ? [] : [3, 4])
    const first = Math.max(0, now - trail)
    for (let n = 0; n < fades; n++) {
      context.globalAlpha = ((n + 1) / fades) * (isCertain ? 0.95 : 0.6)
      context.lineWidth = 1 + (1.6 * (n + 1)) / fades
      const [from, to] = [n, n + 1].map((part) => Math.floor(first + ((now - first) * part) / fades))
      trace(context, path.way, from ?? 0, (to ?? 0) + 1)
    }
    context.setLineDash([])
    context.globalAlpha = 1
    const [x, y] = [(path.way.x[now] ?? 0) / WAY_UNIT, (path.way.y[now] ?? 0) / WAY_UNIT]
    context.fillStyle = '#fff'
    context.strokeStyle = tint.rim
    context.lineWidth = 4
    context.beginPath()
    if (index === 0) context.arc(x, y, 6, 0, Math.PI * 2)
    else context.rect(x - 5, y - 5, 10, 10)
    context.fill()
    context.stroke()
  })
}

const fades = 6

/** Joins the corners of the way; a jump of a return to the field is no line. */
function trace(context: CanvasRenderingContext2D, { x, y }: Way, from: number, to: number): void {
  if (from >= to) return
  let [atX, atY, stepX, stepY] = [x[from] ?? 0, y[from] ?? 0, 0, 0]
  context.beginPath()
  context.moveTo(atX / WAY_UNIT, atY / WAY_UNIT)
  for (let frame = from + 1; frame < to; frame++) {
    const [dx, dy] = [(x[frame] ?? 0) - atX, (y[frame] ?? 0) - atY]
    if (dx === 0 && dy === 0) continue
    const jumps = Math.abs(dx) + Math.abs(dy) >= FARTHEST * WAY_UNIT
    // Units are rounded, so that steps of one speed differ by one.
    if (jumps || Math.abs(dx - stepX) > 1 || Math.abs(dy - stepY) > 1) {
      if (stepX !== 0 || stepY !== 0) context.lineTo(atX / WAY_UNIT, atY / WAY_UNIT)
      ;[stepX, stepY] = jumps ? [0, 0] : [dx, dy]
    }
    ;[atX, atY] = [atX + dx, atY + dy]
    if (jumps) context.moveTo(atX / WAY_UNIT, atY / WAY_UNIT)
  }
  context.lineTo(atX / WAY_UNIT, atY / WAY_UNIT)
  context.stroke()
}

function line(context: CanvasRenderingContext2D, from: readonly [number, number], to: readonly [number, number]): void {
  context.moveTo(...from)
  context.lineTo(...to)
}
