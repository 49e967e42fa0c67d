import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

/** What is gathered from the folders of all nouns, with the nouns that have none and why. */
const gathered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'noun.ts': {},
  // The pages that journeys open one after the other.
  'journeys/places.ts': {},
  // Who may make its calls: `site/tests/access.test.ts` has a row for every call.
  'test/access.ts': {},
}

const nouns = filesOf('nouns/*')

test.each(Object.entries(gathered))('every noun has %s, or a reason why not', (file, without) => {
  const missing = nouns.filter((noun) => !existsSync(`${noun}/${file}`)).map((noun) => noun.replace('nouns/', ''))
  expect(missing).toEqual(Object.keys(without))
})
