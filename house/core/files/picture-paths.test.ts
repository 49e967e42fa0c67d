import { expect, test } from 'vitest'
import { picturePath, readOriginalPath, readPicturePath, sizePath } from './picture-paths.ts'

const original = '0123456789abcdef'.repeat(4)
const path = (end: string) => `/pic/${original}${end}`

test.each([
  ['.jpg', { original, shape: 'original', extension: 'jpg' }],
  ['.png', { original, shape: 'original', extension: 'png' }],
  ['.gif', { original, shape: 'original', extension: 'gif' }],
  ['.webp', { original, shape: 'display', extension: 'webp' }],
  ['.avif', { original, size: 'full', extension: 'avif' }],
  ['.thumb.webp', { original, shape: 'thumb', extension: 'webp' }],
  ['.mobile.webp', { original, shape: 'mobile', extension: 'webp' }],
  ['.176.webp', { original, size: '176', extension: 'webp' }],
  ['.480.avif', { original, size: '480', extension: 'avif' }],
  ['.960.webp', { original, size: '960', extension: 'webp' }],
  ['.960.avif', { original, size: '960', extension: 'avif' }],
] as const)('%s', (end, asked) => expect(readPicturePath(path(end))).toEqual(asked))

test.each(['', '.svg', '.thumb.png', '.mobile.avif', '.480.jpg', '.1920.webp', '.webp/', '.jpg?x'])(
  'no picture has a path that ends with %j',
  (end) => expect(readPicturePath(path(end))).toBeNull(),
)

test('only the path of an original is one', () => {
  for (const extension of ['jpg', 'png', 'gif'] as const) {
    expect(readOriginalPath(picturePath({ original, extension }))).toEqual({ original, extension })
  }
  for (const end of ['.webp', '.avif', '.thumb.webp', '.480.webp']) expect(readOriginalPath(path(end))).toBeNull()
  expect(readOriginalPath(`https://cakes.example${path('.jpg')}`)).toBeNull()
})

test('the paths of sizes are read as they are written', () => {
  expect(sizePath(original, 'full', 'avif')).toBe(path('.avif'))
  expect(sizePath(original, '480', 'webp')).toBe(path('.480.webp'))
})
