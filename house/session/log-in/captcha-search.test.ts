import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { captchaPayload, readChallenge } from './captcha-challenge.ts'
import { searchNumber } from './captcha-search.ts'

const challenge = createHash('sha256').update('salt?expires=1234').digest('hex')
const asked = { algorithm: 'SHA-256', challenge, maxnumber: 2_000, salt: 'salt?expires=', signature: 's' }

test('finds the number whose salted hash is the challenge', () => {
  expect(searchNumber(asked, 0, 2_000)).toBe(1_234)
  expect(searchNumber(asked, 0, 1_000)).toBeNull()
})

test('only a whole challenge is taken', () => {
  expect(readChallenge(asked)).toEqual(asked)
  expect(readChallenge({ ...asked, algorithm: 'MD5' })).toBeNull()
  expect(readChallenge(null)).toBeNull()
})

test('the header holds what the server needs to check it', () => {
  expect(JSON.parse(atob(captchaPayload(asked, 7)))).toEqual({
    algorithm: 'SHA-256',
    challenge,
    number: 7,
    salt: asked.salt,
    signature: 's',
  })
})
