import { expect, test } from 'vitest'
import { pictureFiles } from './picture-files.ts'

const stem = `/pic/${'a1'.repeat(32)}`

test('a wide picture is offered in every width, up to that of the picture for pages', () => {
  const { sources, still } = pictureFiles({ SRC: `${stem}.jpg`, W: 3_840, H: 2_160 })
  expect(still).toBeNull()
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(sources[1]?.srcset).toBe(
    [`${stem}.360.webp 360w`, `${stem}.480.webp 480w`, `${stem}.960.webp 960w`, `${stem}.webp 1920w`].join(', '),
  )
})

test('a width that would hardly be narrower is left out', () => {
  const srcset = (W: number, H = 100) => pictureFiles({ SRC: `${stem}.png`, W, H }).sources[1]?.srcset
  expect(srcset(451)).toBe(`${stem}.360.webp 360w, ${stem}.webp 451w`)
  expect(srcset(450)).toBe(`${stem}.webp 450w`)
  // A strip is bounded by its height.
  expect(srcset(800, 4_800)).toBe(`${stem}.webp 320w`)
})

test('an animation has one moving file and a still one', () => {
  const files = pictureFiles({ SRC: `${stem}.gif`, W: 2_000, H: 900 })
  expect(files.still).toBe(`${stem}.thumb.webp`)
  expect(files.sources).toEqual([{ type: 'image/webp', srcset: `${stem}.webp` }])
})

test('an address that is not of a stored original is shown as it is', () => {
  expect(pictureFiles({ SRC: `${stem}.jpg?until=1&sign=x`, W: 900, H: 900 })).toEqual({ sources: [], still: null })
  expect(pictureFiles({ SRC: 'blob:http://site/1', W: 900, H: 900 })).toEqual({ sources: [], still: null })
})
