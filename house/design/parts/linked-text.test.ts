import { expect, test } from 'vitest'
import { addressesIn } from './linked-text.tsx'

test('addresses are found up to the end of a sentence, and none that names a user', () => {
  expect(addressesIn('看 https://example.org/r/ab12，再看 http://example.net/?a=1.')).toEqual([
    'https://example.org/r/ab12',
    'http://example.net/?a=1',
  ])
  expect(addressesIn('https://shop.example@evil.example/login http://a:b@evil.example')).toEqual([])
  expect(addressesIn('https://example.org/@name')).toEqual(['https://example.org/@name'])
})
