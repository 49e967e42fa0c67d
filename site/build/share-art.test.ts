import { expect, test } from 'vitest'
import { gameLooks } from '#design/art/game-looks.ts'
import { drawShareArt, shareChars } from './share-art.ts'

// Opening the whole typeface takes seconds.
const patienceMs = 60_000

test('grounds and characters stand alone, in colours that every drawer knows, the same every time', {
  timeout: patienceMs,
}, () => {
  const files = drawShareArt('7通𠮷')
  expect([...files]).toEqual([...drawShareArt('7通𠮷')])
  for (const { id } of gameLooks) expect(files.has(`ground-${id}.svg`), String(id)).toBe(true)
  for (const [name, text] of files) {
    if (name.startsWith('glyphs')) continue
    expect(text, name).not.toMatch(/var\(|oklch|NaN|undefined|<text|<image/)
  }
  expect(JSON.parse(files.get('inks.json') ?? '')).toMatchObject({ ink: expect.stringMatching(/^#[0-9a-f]{6}$/) })

  // A character is an outline in the file of its 256; one that the typeface lacks is nowhere.
  const page = (name: string) => JSON.parse(files.get(name) ?? '{}') as Record<string, [number, string]>
  expect(page('glyphs-0.json')['7']).toEqual([expect.any(Number), expect.stringMatching(/^M.*z$/)])
  expect(Object.keys(page('glyphs-90.json'))).toEqual(['通'])
  // The mark between the parts of a name is drawn here.
  expect(Object.keys(page('glyphs-0.json'))).toEqual(['7', '·'])
  const names = [...files.keys()].filter((name) => name.startsWith('glyphs')).sort()
  expect(names).toEqual(['glyphs-0.json', 'glyphs-20.json', 'glyphs-30.json', 'glyphs-90.json'])
})

test('enough characters for nicknames, and all that names of games need', () => {
  const chars = shareChars()
  for (const char of '低速移动草莓抹茶布丁绀璋塚Zz7') expect([...chars].includes(char), char).toBe(true)
})
