import { expect, test } from 'vitest'
import { stripPng } from './strip-png.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A chunk; its checksum is not read here. */
function chunk(type: string, data = ''): Buffer {
  const bytes = Buffer.alloc(12 + data.length, 0xcc)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type + data, 4, 'latin1')
  return bytes
}

const head = chunk('IHDR', 'thirteen byte')
const pixels = chunk('IDAT', 'pixels')
const end = chunk('IEND')
const fileOf = (...parts: Buffer[]) => Buffer.concat([signature, ...parts])

test('texts of every kind go, wherever they stand; everything else stays in its order', () => {
  const texts = [chunk('tEXt', 'Comment'), chunk('zTXt'), chunk('iTXt', 'x')]
  expect(stripPng(fileOf(head, ...texts, pixels, ...texts, end))).toEqual(fileOf(head, pixels, end))
  expect(stripPng(fileOf(head, pixels, end, chunk('tEXt', 'last')))).toEqual(fileOf(head, pixels, end))
  expect(stripPng(fileOf(head, pixels, end, chunk('tEXt')))).toEqual(fileOf(head, pixels, end))
})

test('a part of a larger memory is read from its own beginning', () => {
  const file = fileOf(head, chunk('tEXt', 'note'), pixels, end)
  const memory = Buffer.concat([Buffer.from('before'), file, Buffer.from('after')])
  expect(stripPng(memory.subarray(6, 6 + file.byteLength))).toEqual(fileOf(head, pixels, end))
})

test('what follows the last whole chunk stays as it is', () => {
  const cut = chunk('tEXt', 'a long text').subarray(0, -1)
  for (const rest of [cut, Buffer.from('tail'), Buffer.alloc(11)]) {
    expect(stripPng(fileOf(head, chunk('tEXt', 'note'), pixels, rest))).toEqual(fileOf(head, pixels, rest))
  }
})

test('other files are answered as they are', () => {
  const almost = fileOf(head, chunk('tEXt', 'note'), end)
  almost[7] = 0
  for (const file of [almost, Buffer.from('GIF89a'), Buffer.alloc(0)]) expect(stripPng(file)).toBe(file)
})
