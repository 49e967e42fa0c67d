import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const sent = 'a'.repeat(64)

test('a stored password is argon2id with its parameters, and only the right one matches', async () => {
  const passwords = openPasswords()
  const stored = await passwords.hash(sent)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.hash(sent)).not.toBe(stored)
  expect(await passwords.check(stored, sent)).toEqual({ right: true, renewed: null })
  expect(await passwords.check(stored, 'b'.repeat(64))).toEqual({ right: false, renewed: null })
})

test('nobody has a password', async () => {
  expect(await openPasswords().check(null, sent)).toEqual({ right: false, renewed: null })
})

test('a password kept with older parameters is renewed once it was right', async () => {
  const passwords = openPasswords()
  const old = await hash(sent, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  const { right, renewed } = await passwords.check(old, sent)
  expect(right).toBe(true)
  expect(renewed).toMatch(/m=19456,t=2,p=1/)
  expect(await passwords.check(renewed, sent)).toEqual({ right: true, renewed: null })
  expect((await passwords.check(old, 'b'.repeat(64))).renewed).toBeNull()
})

test('what finds no place in the queue is refused as busy, the others are done', async () => {
  const passwords = openPasswords({ atOnce: 1, waiting: 2 })
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash(sent)))
  expect(all.map((each) => each.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(all[4]).toMatchObject({ reason: { code: 'busy' } })
  expect(await passwords.hash(sent)).toMatch(/^\$argon2id/)
})
