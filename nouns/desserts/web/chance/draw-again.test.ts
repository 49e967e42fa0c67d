import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawnNumber } from '#rules/desserts/draws.ts'
import { drawAgain, drawsOf, hashOfSeed, typedSeed } from './draw-again.ts'

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

test('a draw comes out as the server draws it', () => {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('outing:17:3').digest()
  const drawn = { message: 'outing:17:3', digest: digest.toString('hex'), number: drawnNumber(digest) }
  expect(drawAgain(seed, { kind: 'outing', subject: '17', n: 3 })).toEqual(drawn)
  expect(drawsOf(seed, 'outing', '17')(3)).toBe(drawn.number)
  expect(drawn.number).toBe(0x89_80_9a_45_c7_c4 / 2 ** 48)
  expect(hashOfSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
})

test('a seed is 64 hexadecimal digits', () => {
  expect(typedSeed(`  ${seed.toUpperCase()}\n`)).toBe(seed)
  expect([typedSeed(seed.slice(1)), typedSeed(`${seed}0`), typedSeed('x'.repeat(64)), typedSeed('')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
