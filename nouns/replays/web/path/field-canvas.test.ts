import { type StagePath, WAY_UNIT } from '@patisserie/replay/path-facts'
import { expect, test } from 'vitest'
import { fieldLook } from '#design/art/field-look.ts'
import { drawGround, drawMoment } from './field-canvas.ts'

/** Writes down what is drawn: lines with their dashes, and shapes. */
function paper() {
  const drawn: { points: number[][]; starts: number[][]; dashed: boolean; colour: unknown }[] = []
  const marks: number[][] = []
  let [points, starts, dashed]: [number[][], number[][], boolean] = [[], [], false]
  const context = {
    strokeStyle: '',
    beginPath: () => {
      points = []
      starts = []
    },
    moveTo: (x: number, y: number) => {
      points.push([x, y])
      starts.push([x, y])
    },
    lineTo: (x: number, y: number) => points.push([x, y]),
    setLineDash: (dashes: number[]) => {
      dashed = dashes.length > 0
    },
    stroke: () => points.length > 0 && drawn.push({ points, starts, dashed, colour: context.strokeStyle }),
    fillRect: () => {},
    clearRect: () => {},
    fill: () => {},
    arc: (x: number, y: number) => marks.push([x, y]),
    rect: (x: number, y: number) => marks.push([x, y]),
  }
  return { context: context as unknown as CanvasRenderingContext2D, drawn, marks }
}

function stage(places: readonly (readonly [number, number])[], over: Partial<StagePath>): StagePath {
  const way = {
    x: Uint16Array.from(places, ([x]) => x * WAY_UNIT),
    y: Uint16Array.from(places, ([, y]) => y * WAY_UNIT),
    held: new Uint8Array(places.length),
  }
  const facts = { index: 0, clamped: 0, start: null, end: null, next: null, events: [], why: null, returns: 0 } as const
  return { ...facts, frames: places.length, way, verdict: 'agrees', certainFrom: 2, ...over }
}

const row = [0, 1, 2, 3, 4].map((n) => [100 + n, 200] as const)

/** The lines of a run, without the grid below them. */
const linesOf = ({ drawn }: ReturnType<typeof paper>) =>
  drawn.filter(({ colour }) => colour === fieldLook.runs[0].faint)

test('what is certain is drawn through, what is not in dashes', () => {
  const sheet = paper()
  drawGround(sheet.context, [{ path: stage(row, {}), heat: null }], true)
  expect(linesOf(sheet).map(({ points, dashed }) => [points.map(([x]) => x), dashed])).toEqual([
    [[100, 101], true],
    [[102, 104], false],
  ])
  const unsure = paper()
  const path = stage(row, { verdict: 'startOnly', why: 'end', certainFrom: null })
  drawGround(unsure.context, [{ path, heat: null }], true)
  expect(linesOf(unsure).map(({ points, dashed }) => [points.length, dashed])).toEqual([[2, true]])
  const without = paper()
  drawGround(without.context, [{ path: stage(row, {}), heat: null }], false)
  expect(linesOf(without)).toEqual([])
})

test('a way is its corners', () => {
  const sheet = paper()
  const [wide, high] = [[0, 1, 2, 3].map((n) => [100 + n, 200] as const), [1, 2, 3].map((n) => [103, 200 - n] as const)]
  const path = stage([...wide, [103, 200], ...high], { verdict: 'byRule', certainFrom: null })
  drawGround(sheet.context, [{ path, heat: null }], true)
  expect(linesOf(sheet)[0]?.points).toEqual([
    [100, 200],
    [103, 200],
    [103, 197],
  ])
})

test('a return to the field is no line', () => {
  const sheet = paper()
  const places = [
    [100, 60],
    [101, 60],
    [101, 400],
    [102, 400],
  ] as const
  drawGround(sheet.context, [{ path: stage(places, { verdict: 'byRule', certainFrom: null }), heat: null }], true)
  expect(linesOf(sheet)[0]?.starts).toEqual([
    [100, 60],
    [101, 400],
  ])
})

test('the moment: the trail ends at the player, and is dashed until the frame from which the way is certain', () => {
  const at = (frame: number) => {
    const sheet = paper()
    drawMoment(sheet.context, [{ path: stage(row, {}), heat: null }], frame, 3)
    const last = sheet.drawn.filter(({ colour }) => colour === fieldLook.runs[0].line).at(-1)
    return { player: sheet.marks[0], trailEnd: last?.points.at(-1), dashed: last?.dashed }
  }
  expect(at(1)).toEqual({ player: [101, 200], trailEnd: [101, 200], dashed: true })
  expect(at(2)).toEqual({ player: [102, 200], trailEnd: [102, 200], dashed: false })
  // Of two runs the shorter one stays where it ended.
  expect(at(400)).toEqual({ player: [104, 200], trailEnd: [104, 200], dashed: false })
})
