import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { artUrl } from './art-url.ts'
import { ring, round } from './bullets/ornament.ts'
import { petals, phyllo, spiral } from './bullets/patterns.ts'
import { type DessertKind, type DessertMood, dessertBodies } from './desserts/dessert-bodies.ts'
import { dessertMarkup } from './desserts/dessert-svg.ts'
import { gameLooks } from './game-looks.ts'
import { gamePattern } from './games/game-patterns.ts'
import { gameCardSvg, gameThumbSvg } from './games/game-pictures.ts'
import { headSvg } from './heads/head-svg.ts'
import { resourceMarkup } from './resources/resource-markup.ts'

const plainLetters = () => 'M0 0z'

describe('geometry', () => {
  it('spaces a ring evenly on its radius', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 60 }), fc.integer({ min: 5, max: 120 }), (n, r) => {
        const bullets = ring(n, r)
        expect(bullets).toHaveLength(n)
        for (const { x, y } of bullets) expect(Math.hypot(x, y)).toBeCloseTo(r)
      }),
    )
  })

  it('stays within its radius', () => {
    for (const { x, y } of [...petals(8, 98), ...spiral(5, 9, [10, 98])])
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(98.001)
    expect(phyllo(120, 7.4)).toHaveLength(120)
  })

  it('never writes minus zero', () => {
    expect(Object.is(round(-0.01), 0)).toBe(true)
  })
})

describe('heads', () => {
  it('are the same for an id for ever', () => {
    expect(headSvg(1000311)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="-40 -40 80 80"><path fill="oklch(0.56 0.15 15)" d="M-40-40h80v80h-80z"/><path fill="oklch(0.56 0.15 15)" stroke="oklch(0.93 0.06 85)" stroke-width="2" stroke-linejoin="round" d="M20.4 4.3l-1.4 5.9 4.6 3.7-6.1 .4-2.3 5.6-2.1-5.6-6-.4 4.6-3.9-1.4-5.8 5 3.2zM6.5 19.8l-5.8 1.7-.9 5.8-3.4-5-6 .8 3.8-4.6-2.7-5.4 5.7 2.1 4.3-4.2-.3 5.9zM-13.9 15.6l-4.4-4.3-5.5 2.2 2.6-5.5-3.6-4.8 5.9 1 3.3-5 1 5.9 5.8 1.7-5.3 2.7zM-20.4-4.3l1.4-5.9-4.6-3.7 6.1-.4 2.3-5.6 2.1 5.6 6 .4-4.6 3.9 1.4 5.8-5-3.2zM-6.5-19.8l5.8-1.7 .9-5.8 3.4 5 6-.8-3.8 4.6 2.7 5.4-5.7-2.1-4.3 4.2 .3-5.9zM13.9-15.6l4.4 4.3 5.5-2.2-2.6 5.5 3.6 4.8-5.9-1-3.3 5-1-5.9-5.8-1.7 5.3-2.7z"/><g stroke-linecap="round"><path stroke="oklch(0.93 0.06 85)" stroke-width="4.9" d="M26.6 19.5h0M13.3 30.2h0M-3.6 32.8h0M-19.5 26.6h0M-30.2 13.3h0M-32.8 -3.6h0M-26.6 -19.5h0M-13.3 -30.2h0M3.6 -32.8h0M19.5 -26.6h0M30.2 -13.3h0M32.8 3.6h0"/></g><circle r="6" fill="#fffaf2" stroke="oklch(0.93 0.06 85)" stroke-width="3.2"/></svg>"`,
    )
  })

  it('differ between people and are well formed for every id', () => {
    expect(new Set(Array.from({ length: 200 }, (_, i) => headSvg(1000000 + i))).size).toBe(200)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (id) => {
        expectDrawn(headSvg(id))
        expect(headSvg(id)).toBe(headSvg(id))
        expect(headSvg(id).length).toBeLessThan(3000)
      }),
    )
  })
})

describe('pictures by number', () => {
  it('has the eighteen, the newest and the one outside the series', () => {
    expect(gameLooks.map(({ id }) => id)).toEqual([
      6, 7, 8, 9, 95, 10, 11, 12, 125, 128, 13, 14, 143, 15, 16, 165, 17, 18, 20, 2003,
    ])
  })

  it.each(gameLooks)('draws $no $title', (look) => {
    expectDrawn(gameCardSvg(look, plainLetters))
    expectDrawn(gameThumbSvg(look, plainLetters))
  })

  it('gives each its own pattern and address', () => {
    expect(new Set(gameLooks.map(gamePattern)).size).toBe(gameLooks.length)
    expect(artUrl.gameCard(95)).toMatch(/^\/art\/card-95\.svg\?v=/)
    expect(artUrl.gameThumb(4)).toMatch(/^\/art\/thumb-0\.svg\?v=/)
  })
})

describe('desserts and resources', () => {
  const kinds = Object.keys(dessertBodies) as DessertKind[] // the keys of a record of kinds
  const moods: DessertMood[] = ['calm', 'happy', 'sleepy', 'away']

  it.each(kinds)('draws %s in every mood', (kind) => {
    const drawn = moods.map((mood) => dessertMarkup({ kind, mood }))
    for (const markup of drawn) expectDrawn(markup)
    expect(new Set(drawn).size).toBe(moods.length)
  })

  it.each(kinds)('dresses %s without touching its shapes', (kind) => {
    const shapes = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    const plain = dessertMarkup({ kind })
    for (const skin of ['sakura', 'snow', 'night', 'gold'] as const) {
      const dressed = dessertMarkup({ kind, skin })
      expect(shapes(dressed)).toEqual(shapes(plain))
      expect(dressed).not.toBe(plain)
    }
  })

  it('draws all seventeen resources', () => {
    expect(Object.keys(resourceMarkup)).toHaveLength(17)
    for (const markup of Object.values(resourceMarkup)) expectDrawn(markup)
  })
})

/** Balanced tags, and no number that went wrong. */
function expectDrawn(markup: string) {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  const open: string[] = []
  for (const [, close, name = '', self] of markup.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!self) open.push(name)
  }
  expect(open).toEqual([])
}
