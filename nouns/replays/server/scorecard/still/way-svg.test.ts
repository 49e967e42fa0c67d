import { type StagePath, WAY_UNIT } from '@patisserie/replay/path-facts'
import { describe, expect, test } from 'vitest'
import type { WalkedStage } from '../../ways/read-way.ts'
import { lineOf } from '../../ways/way-line.ts'
import { waySvg } from './way-svg.ts'

const inks: Readonly<Record<string, string>> = {
  'way-line': '#111111',
  'way-faint': '#222222',
  'way-heat': '#333333',
  'way-rim': '#444444',
}
const art = { ink: (token: string) => inks[token] ?? '' }

function wayOf(places: readonly (readonly [x: number, y: number])[]) {
  const x = Uint16Array.from(places, ([at]) => at * WAY_UNIT)
  const y = Uint16Array.from(places, ([, at]) => at * WAY_UNIT)
  return { x, y, held: new Uint8Array(places.length) }
}

const stage = (places: readonly (readonly [number, number])[], over: Partial<StagePath> = {}): WalkedStage => ({
  index: 0,
  frames: places.length,
  clamped: 0,
  start: null,
  end: null,
  next: null,
  events: [],
  verdict: 'exact',
  why: null,
  certainFrom: 0,
  returns: 0,
  ...over,
  way: wayOf(places),
})

/** Positions of `lineOf` in pixels. */
const lineOfPlaces = (places: readonly (readonly [number, number])[]) =>
  lineOf(wayOf(places), 0, places.length).replace(/\d+/g, (units) => String(Number(units) / WAY_UNIT))

describe('the line', () => {
  test('of equal steps is one segment; a turn, and the way back over it, is kept', () => {
    const places = [10, 12, 14, 16].map((x) => [x, 5] as const)
    expect(lineOfPlaces([...places, [16, 5], [16, 8], [14, 8], [16, 8]])).toBe('M10 5L16 5L16 8L14 8L16 8')
  })

  test('is broken where the player returns to the field, and starts anew there', () => {
    expect(
      lineOfPlaces([
        [300, 50],
        [302, 50],
        [192, 400],
        [192, 398],
      ]),
    ).toBe('M300 50L302 50M192 400L192 398')
    expect(lineOfPlaces([[7, 7]])).toBe('M7 7')
    expect(lineOf(wayOf([]), 0, 0)).toBe('')
  })
})

describe('the picture', () => {
  const places = [10, 14, 18, 22, 26].map((x) => [x, 100] as const)

  test('of what is proved: one full line, pearls, a dot at the start and a ring at the end', () => {
    const svg = waySvg(art, stage(places))
    expect(svg).not.toContain(inks['way-faint'])
    expect(svg).toContain(`M${10 * WAY_UNIT} `)
    expect(svg).toMatch(/<g fill="#333333"><circle/)
    expect(svg).toMatch(/<circle cx="10" cy="100" r="5.5" fill="#fff" stroke="#444444"/)
    expect(svg).toMatch(/<circle cx="26" cy="100" r="6" fill="none"/)
  })

  test('the part that is not certain is lighter and dotted, and without pearls', () => {
    const svg = waySvg(art, stage(places, { verdict: 'agrees', certainFrom: 2 }))
    const lines = [...svg.matchAll(/<path d="(M[^"]+)"[^>]*stroke="(#\d+)"([^>]*)/g)]
    expect(lines.map(([, d, colour, rest]) => [d?.split(' ')[0], colour, rest?.includes('dasharray')])).toEqual([
      [`M${10 * WAY_UNIT}`, '#222222', true],
      [`M${18 * WAY_UNIT}`, '#111111', false],
    ])
    const none = waySvg(art, stage(places, { verdict: 'startOnly', why: 'end', certainFrom: null }))
    expect(none).not.toContain('stroke="#111111" stroke-opacity=".62"')
    expect(none).toContain('<g fill="#333333"></g>')
  })

  test('a cross where a life was lost, and nowhere else', () => {
    const lost = waySvg(art, stage(places, { events: [{ frame: 3, what: 'lifeLost' }] }))
    expect(lost).toContain('M17 95l10 10M27 95l-10 10')
    const bombed = waySvg(art, stage(places, { events: [{ frame: 3, what: 'bomb' }] }))
    expect(bombed).not.toContain('l10 10')
  })
})
