import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const hash = 'a1'.repeat(32)

test.each([
  [`/pic/${hash}.png`, 'head', `/pic/${hash}.176.webp`],
  [`/pic/${hash}.jpg`, 'list', `/pic/${hash}.thumb.webp`],
  [`/pic/${hash}.gif`, 'head', `/pic/${hash}.gif`],
  ['https://elsewhere.example/pic/a.png', 'head', 'https://elsewhere.example/pic/a.png'],
  ['/art/card-7.svg?v=1', 'list', '/art/card-7.svg?v=1'],
] as const)('%s as %s', (src, size, shown) => {
  expect(pictureSize(src, size)).toBe(shown)
})
