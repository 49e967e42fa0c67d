import { createHash } from 'node:crypto'
import { passwordMaterial } from '@patisserie/rules/accounts/accounts'
import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-passwords.ts'

const sent = (password: string) => createHash('sha256').update(passwordMaterial(password)).digest('hex')

test.each(['', '0', '7', '00', '42', '000000', '012345', '999999', '１２３４５６', 'password', 'qwerty', 'dragon'])(
  '"%s" is weak',
  async (password) => {
    expect(await isWeakPassword(sent(password))).toBe(true)
  },
)

test.each(['1234567890123', 'moon-cake-under-the-roof', '弹幕甜品屋的钥匙', ' '])(
  '"%s" is not known',
  async (password) => {
    expect(await isWeakPassword(sent(password))).toBe(false)
  },
)

test('of ten thousand random passwords none is taken for a weak one', async () => {
  for (let n = 0; n < 10_000; n++) expect(await isWeakPassword(sent(`no-${n}-such`))).toBe(false)
})
