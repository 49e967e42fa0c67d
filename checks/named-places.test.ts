import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { isThere, placesNamedIn } from './named-places.ts'

const documents = filesOf(['{README,CONTRIBUTING}.md', 'docs/{architecture,places,glossary}.md', 'nouns/*/README.md'])

test.each(documents)('every place that %s names is there', (document) => {
  const places = placesNamedIn(readFileSync(document, 'utf8'), {
    ...(document.startsWith('nouns/') && { noun: dirname(document) }),
    withoutFirstCells: document === 'docs/places.md',
  })
  expect(places).not.toEqual([])
  expect(places.filter((place) => !isThere(place))).toEqual([])
})

test('planted places that are not there are caught', () => {
  const missingIn = (text: string, from = {}) => placesNamedIn(text, from).filter((place) => !isThere(place))
  expect(
    missingIn('In `house/kit/http` and `house/kit/htp/`, `#core/members`, `kit/htp`; see `npm test -- docs/no.md`.'),
  ).toEqual(['house/kit/htp', 'docs/no.md'])
  const noun = 'nouns/gifts'
  expect(missingIn('`server/manifest.ts` -> `server/nothing.ts`, `give.ts`, `desk/nobody.ts`', { noun })).toEqual([
    'nouns/gifts/server/nothing.ts',
    'nouns/gifts/**/desk/nobody.ts',
  ])
  expect(missingIn('`nouns/<noun>/server/schema/NNNN_gifts.sql`, `nouns/<noun>/schemas/`')).toEqual(['nouns/*/schemas'])
  expect(missingIn('`nouns/gifts/{server,pages}/desk`, `house/words/frame/titles.*.ts`')).toEqual([
    'nouns/gifts/{server,pages}/desk',
  ])
  expect(missingIn('| `site/was` | `site/is` |\n', { withoutFirstCells: true })).toEqual(['site/is'])
  expect(missingIn('```\nsite/no\n`site/no`\n```\nits page `/docs/api`, `docs`, `data/`')).toEqual([])
})
