import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawAppIcons, webManifests, writeAppIcons } from './app-icons.ts'

const published = (path: string) => new URL(`../public${path}`, import.meta.url)

test('icons stand alone, in colours that every drawer knows, the same every time', { timeout: 60_000 }, () => {
  const icons = drawAppIcons()
  expect([...icons]).toEqual([...drawAppIcons()])
  for (const [name, { svg }] of icons) expect(svg, name).not.toMatch(/var\(|oklch|NaN|undefined|<text|<image/)
})

test('the manifests name pictures that are there, in the size they say', { timeout: 60_000 }, async () => {
  await writeAppIcons()
  for (const [file, manifest] of webManifests()) {
    expect(JSON.parse(readFileSync(published(`/${file}`), 'utf8'))).toEqual(manifest)
    const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(readFileSync(published(src))).metadata()
      expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`)
    }
  }
  expect(existsSync(published('/favicon.ico'))).toBe(true)
  expect((await sharp(readFileSync(published('/icons/share.png'))).metadata()).width).toBe(1_200)
})

test('a mask of any form cuts nothing off the sign', { timeout: 60_000 }, async () => {
  const { data, info } = await sharp(readFileSync(published('/icons/maskable-512.png')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3).toString('hex')
  const ground = at(0, 0)
  // Masks keep a circle of two fifths of the side.
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++)
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512 && at(x, y) !== ground)
        throw new Error(`the sign reaches ${x}, ${y}`)
  expect(at(256, 256)).not.toBe(ground)
})
