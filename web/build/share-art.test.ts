import { expect, test } from 'vitest'
import { gameLooks } from '../src/design/art/games.ts'
import { drawShareArt, shareChars } from './share-art.ts'

test('grounds stand alone in colours that every drawer knows, the same every time', () => {
  const files = drawShareArt('0123456789通关')
  expect([...files]).toEqual([...drawShareArt('0123456789通关')])
  for (const { id } of gameLooks) expect(files.has(`ground-${id}.svg`), String(id)).toBe(true)
  for (const [name, text] of files) {
    if (name.startsWith('glyphs')) continue
    expect(text, name).not.toMatch(/var\(|oklch|NaN|undefined|<text|<image/)
  }
  expect(JSON.parse(files.get('inks.json') ?? '')).toMatchObject({ ink: expect.stringMatching(/^#[0-9a-f]{6}$/) })
})

test('a character is an outline in the file of its 256, one that the typeface lacks is nowhere', () => {
  const files = drawShareArt('7通𠮷')
  const page = (name: string) => JSON.parse(files.get(name) ?? '{}') as Record<string, [number, string]>
  expect(page('glyphs-0.json')['7']).toEqual([expect.any(Number), expect.stringMatching(/^M.*z$/)])
  expect(Object.keys(page('glyphs-90.json'))).toEqual(['通'])
  expect([...files.keys()].filter((name) => name.startsWith('glyphs'))).toHaveLength(2)
})

test('enough characters for most nicknames, and all that names of games need', () => {
  const chars = shareChars()
  expect([...chars].length).toBeGreaterThan(3_900)
  for (const char of '低速移动草莓绀璋塚Zz7') expect(chars).toContain(char)
})
