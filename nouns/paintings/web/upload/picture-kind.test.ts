import { expect, test } from 'vitest'
import { pictureKind } from './picture-kind.ts'

test('a picture is known by its bytes, whatever its name', () => {
  const kind = (...bytes: number[]) => pictureKind(new Uint8Array(bytes))
  expect(kind(0xff, 0xd8, 0xff, 0xe0)).toBe('jpeg')
  expect(kind(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)).toBe('png')
  expect(kind(0x47, 0x49, 0x46, 0x38, 0x39, 0x61)).toBe('gif')
  expect(kind(0x42, 0x4d, 0, 0)).toBe('bmp')
  // WebP, and a file that ends early
  expect(kind(0x52, 0x49, 0x46, 0x46)).toBeNull()
  expect(kind(0x89, 0x50)).toBeNull()
})
