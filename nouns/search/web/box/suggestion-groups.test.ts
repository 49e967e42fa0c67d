import { expect, test } from 'vitest'
import { suggest as en } from '../../words/suggest.en.ts'
import { suggest as zh } from '../../words/suggest.zh.ts'
import { suggestionGroups } from './suggestion-groups.ts'

const found = {
  topics: [],
  people: [],
  clubs: [],
  filters: [
    { filter: '魂魄妖梦', zh: '魂魄妖梦', en: 'Youmu' },
    { filter: 'game:th07', zh: '妖妖梦', en: 'Perfect Cherry Blossom' },
  ],
}

/** What the suggested filters show, and what they put into the box. */
const filtersIn = (language: 'zh' | 'en') =>
  suggestionGroups({
    text: 'you',
    pathOf: (q) => q,
    around: null,
    found,
    recent: [],
    language,
    words: { zh, en }[language],
  })
    .filter(({ name }) => name === 'filters')
    .flatMap(({ items }) => items.map((item) => [item.label, 'note' in item && item.note, 'put' in item && item.put]))

test('a character is offered by its name in the language of the reader', () => {
  expect(filtersIn('en')).toEqual([
    ['', 'Youmu', 'Youmu '],
    ['game:th07', 'Perfect Cherry Blossom', 'game:th07 '],
  ])
  expect(filtersIn('zh')[0]).toEqual(['', '魂魄妖梦', '魂魄妖梦 '])
})
