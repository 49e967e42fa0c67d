import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test, vi } from 'vitest'
import { passwordMaterial } from '#rules/people/accounts.ts'

// Taken anew: nobody has asked it yet.
vi.resetModules()
const { isWeakPassword, prepareWeakPasswords } = await import('./weak-passwords.ts')

const sent = (password: string) => hash('sha256', passwordMaterial(password))

test('a thread that ends too early fails who waits for it; the next one hashes for all who ask', async () => {
  let threads = 0
  const count = () => void threads++
  process.on('worker', count)
  const ended = once(process, 'worker').then(([thread]: Worker[]) => thread?.terminate())
  await expect(isWeakPassword(sent('123456'))).rejects.toThrow('ended')
  await ended
  prepareWeakPasswords()
  const asked = ['123456', 'moon-cake-under-the-roof'].map((password) => isWeakPassword(sent(password)))
  expect(await Promise.all(asked)).toEqual([true, false])
  expect(await isWeakPassword(sent('password'))).toBe(true)
  expect(threads).toBe(2)
  process.off('worker', count)
})

test.each(['', '0', '7', '00', '42', '000000', '012345', '999999', '１２３４５６', 'password', 'qwerty', 'dragon'])(
  '"%s" is weak',
  async (password) => {
    expect(await isWeakPassword(sent(password))).toBe(true)
  },
)

test('digits of every length up to six are weak, and the ten thousand most common passwords', async () => {
  const missed: string[] = []
  const look = async (password: string) => {
    if (!(await isWeakPassword(sent(password)))) missed.push(password)
  }
  for (let places = 1; places <= 6; places++) {
    // 37 leaves every digit in every place.
    for (let n = 0; n < 10 ** places; n += places < 4 ? 1 : 37) await look(String(n).padStart(places, '0'))
  }
  for (const password of dictionary['passwords-common'].slice(0, 10_000)) await look(password)
  expect(missed).toEqual([])
})

test.each(['1234567890123', '0918273', '9081726', 'moon-cake-under-the-roof', '弹幕甜品屋的钥匙', ' '])(
  '"%s" is not known',
  async (password) => {
    expect(await isWeakPassword(sent(password))).toBe(false)
  },
)

test('of ten thousand random passwords none is taken for a weak one', async () => {
  for (let n = 0; n < 10_000; n++) expect(await isWeakPassword(sent(`no-${n}-such`))).toBe(false)
})
