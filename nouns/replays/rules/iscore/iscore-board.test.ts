import { describe, expect, test } from 'vitest'
import { scoreQuantiles } from '../score-quantiles.ts'
import { type BoardInput, type BoardRun, computeBoard, pilotKey, sumMember, totalOf } from './iscore-board.ts'

let ids = 0
const run = (over: Partial<BoardRun> = {}): BoardRun => ({
  id: ++ids,
  member: 1,
  pilot: 'FLAN',
  decision: null,
  game: 10,
  difficulty: 'L',
  shot: 'ReimuA',
  category: 'hunguan',
  type: 'full',
  stage: 'clear',
  slow: 0,
  score: 300_000_000,
  mode: '',
  finished: true,
  nm: 'claimed',
  nb: 'verified',
  ...over,
})
const known = new Set([pilotKey(1, 'FLAN'), pilotKey(2, 'REMI')])
const board = (runs: readonly BoardRun[], over: Partial<BoardInput> = {}) =>
  computeBoard({ runs, known, signatures: new Map(), firsts: [], imported: new Map(), ...over })
const points = (runs: readonly BoardRun[], over: Partial<BoardInput> = {}, member = 1) =>
  totalOf(board(runs, over).members.get(member) ?? [])
const standings = (runs: readonly BoardRun[], over: Partial<BoardInput> = {}) =>
  board(runs, over).judged.map(({ standing, wait }) => wait ?? standing)

describe('the sum', () => {
  test('the specification’s example: 12 + 11 × 0.8 + 10 × 0.8 × 0.8 = 27', () => {
    const [judged] = board([run()]).judged
    if (!judged) throw new Error('a plain clear is judged')
    const worth = [11_000, 12_000, 10_000].map((value, i) => ({ ...judged, id: i, slot: `shot ${i}`, value }))
    const [sum] = sumMember(worth, new Map())
    expect(sum?.runs.map(({ value, place, part }) => [value, place, part])).toEqual([
      [12_000, 0, 12_000],
      [11_000, 1, 8_800],
      [10_000, 2, 6_400],
    ])
    expect(sum?.points).toBe(27)
  })
  test('of a character only the best run of a kind counts', () => {
    const easy = run({ difficulty: 'E' })
    const lunatic = run()
    expect(points([easy, lunatic])).toBe(5)
    expect(
      board([easy, lunatic])
        .members.get(1)?.[0]
        ?.runs.map(({ id }) => id),
    ).toEqual([lunatic.id])
  })
  test('kinds count beside each other, games too, each game rounded down by itself', () => {
    expect(points([run(), run({ category: 'nn' })])).toBe(17)
    expect(points([run({ shot: 'ReimuA' }), run({ shot: 'ReimuB', difficulty: 'N' })])).toBe(6) // 5 + 1.6
    const two = [run({ difficulty: 'N' }), run({ difficulty: 'N', shot: 'ReimuB' })] // 2 + 1.6
    expect(points([...two, ...two.map((one) => ({ ...one, id: one.id + 100, game: 11 as const }))])).toBe(6)
  })
  test('scenes add up without the factor', () => {
    const scene = (stage: string) =>
      run({ game: 95, difficulty: '', shot: 'Aya', type: 'scene', stage, score: 1_000, category: 'hunguan' })
    const all = Array.from({ length: 85 }, (_, i) => scene(`x-${i}`))
    expect(points(all)).toBe(9) // 85 × 0.117
    expect(points([scene('1-1'), scene('1-1')])).toBe(0)
  })
})

describe('what staff look at first', () => {
  test('a pilot of whom nothing was passed waits; one passed run lets the plain ones through', () => {
    const stranger = run({ member: 3, pilot: 'SAKI' })
    expect(standings([stranger])).toEqual(['newPilot'])
    expect(standings([{ ...stranger, decision: { kind: 'clear', pass: true } }])).toEqual(['counts'])
    expect(standings([stranger], { known: new Set([pilotKey(3, 'SAKI')]) })).toEqual(['counts'])
    expect(standings([stranger], { known: new Set([pilotKey(4, 'SAKI')]) })).toEqual(['newPilot'])
  })
  test('a confirmed signature is its member’s, and nobody else’s', () => {
    const signatures = new Map([['SAKI', 3]])
    expect(standings([run({ member: 3, pilot: 'SAKI' })], { signatures })).toEqual(['counts'])
    const others = run({ member: 1, pilot: 'SAKI', decision: { kind: 'clear', pass: true } })
    expect(standings([others], { signatures })).toEqual(['foreign'])
  })
  test('high scores and unproved claims wait, whoever plays', () => {
    expect(standings([run({ score: 2_191_799_870, category: 'score' })])).toEqual(['high'])
    expect(standings([run({ category: 'nn', nb: 'claimed' })])).toEqual(['unproved'])
  })
  test('a decision is about the kind of run it was made on', () => {
    const decision = { kind: 'nn', pass: false } as const
    expect(standings([run({ category: 'nn', decision })])).toEqual(['refused'])
    expect(standings([run({ category: 'hunguan', decision })])).toEqual(['counts'])
  })
})

describe('bonuses', () => {
  const best = scoreQuantiles(10, 'L')?.max ?? 0
  const passed = { kind: 'score', pass: true } as const
  const record = (over: Partial<BoardRun> = {}) =>
    run({ category: 'score', score: best + 10, decision: passed, ...over })

  test('a record exceeds the archive and counts; the earliest of equals holds it', () => {
    const [first, second] = [record(), record({ member: 2, pilot: 'REMI' })]
    expect([...board([second, first]).records]).toEqual([['10 L', first.id]])
    expect(board([record({ score: best })]).records.size).toBe(0)
    expect(board([record({ decision: null })]).records.size).toBe(0)
    expect(board([record()], { imported: new Map([['10 L', best + 10]]) }).records.size).toBe(0)
  })
  test('ten points, taken away when the record is beaten', () => {
    const old = record()
    const alone = points([old])
    const beaten = record({ score: best + 20, member: 2, pilot: 'REMI' })
    expect(points([old, beaten])).toBe(alone - 10)
    expect(points([old, beaten], {}, 2)).toBe(alone)
  })
  test('a world-first counts while the run is what it was granted for', () => {
    const one = run()
    expect(points([one], { firsts: [{ run: one.id, kind: 'clear' }] })).toBe(15)
    expect(points([one], { firsts: [{ run: one.id, kind: 'nn' }] })).toBe(5)
    expect(points([{ ...one, pilot: 'NEW' }], { firsts: [{ run: one.id, kind: 'clear' }] })).toBe(0)
  })
  test('a bonus counts although a better run stands before it in the sum', () => {
    const easyFirst = run({ difficulty: 'E' })
    expect(points([easyFirst, run()], { firsts: [{ run: easyFirst.id, kind: 'clear' }] })).toBe(15)
  })
})
