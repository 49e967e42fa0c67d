import { expect, test } from 'vitest'
import { claimProblem, paintingAt } from './rights-claim.ts'

const claim = {
  name: 'A. Painter',
  mail: 'painter@example.test',
  address: 'https://sweets.example/e/12',
  words: 'Mine.',
}

test('a claim says who asks, how to answer, which work and by what right', () => {
  expect(claimProblem(claim)).toBeNull()
  expect(claimProblem({ ...claim, name: ' ' })).toBe('claimNameEmpty')
  expect(claimProblem({ ...claim, mail: 'painter' })).toBe('claimMailInvalid')
  expect(claimProblem({ ...claim, mail: 'a@b.invalid' })).toBe('claimMailInvalid')
  for (const address of ['', ' ', 'the blue one', 'javascript:alert(1)', 'https://a b']) {
    expect(claimProblem({ ...claim, address })).toBe('claimAddressInvalid')
  }
  expect(claimProblem({ ...claim, words: '\n' })).toBe('claimWordsEmpty')
  expect(claimProblem({ ...claim, words: '字'.repeat(300) })).toBe('claimLong')
  expect(claimProblem({ ...claim, name: '字'.repeat(30) })).toBe('claimLong')
})

test.each([
  ['https://sweets.example/e/12', 12],
  [' http://127.0.0.1:8080/e/12/?l=en#c7 ', 12],
  ['/e/999999999', 999_999_999],
  ['https://sweets.example/e/0', null],
  ['https://sweets.example/r/12', null],
  ['https://sweets.example/e/12345678901', null],
  ['https://sweets.example/x/e/12', null],
  ['12', null],
])('%s names work %s', (address, id) => {
  expect(paintingAt(address)).toBe(id)
})
