import { expect, test } from 'vitest'
import { en } from '#words/pack.en.ts'
import { zh } from '#words/pack.zh.ts'
import type { FloorRow, TopicHead } from '../../contract/clubs.ts'
import { aboutTopic, firstPicture } from './about-topic.ts'

// Only what search engines are told of a topic.
const topic = {
  ...{ KeyID: 3, TITLE: 'Sweet', EXCERPT: '', UID: 1_000_001, NICK: 'reimu', UPTIME: '', FLOORS: 1, LIKES: 0 },
  ...{ MS: 2, MSNAME: '抹茶角落', MSNAMEEN: 'Matcha Corner' },
} as TopicHead

test.each([
  [zh, 'Matcha Corner', '抹茶角落'],
  [en, 'Matcha Corner', 'Matcha Corner'],
  [en, '', '抹茶角落'],
])('the club of a topic is named in the language of the page', (words, MSNAMEEN, name) => {
  expect(aboutTopic({ ...topic, MSNAMEEN }, { picture: '', words })).toMatchObject({ isPartOf: { name } })
})

test('the opening floor is no answer', () => {
  const about = (FLOORS: number) => aboutTopic({ ...topic, FLOORS }, { picture: '', words: zh }).commentCount
  expect([about(1), about(3)]).toEqual([0, 2])
})

test('the picture of a topic is one that its opening floor shows at once', () => {
  const floor = (FLOOR: number, HTML: string, GONE = '') => ({ FLOOR, HTML, GONE }) as FloorRow
  const picture = (name: string) => `<img class="rt-pic" src="/pic/${name}.webp" alt="">`
  const hidden = `<details class="rt-hidden"><summary>more</summary>${picture('b')}</details>`
  expect(firstPicture([floor(1, `<p>words</p>${picture('a')}${hidden}`)])).toBe('/pic/a.webp')
  expect(firstPicture([floor(1, hidden)])).toBe('')
  expect(firstPicture([floor(1, picture('a'), 'held')])).toBe('')
  expect(firstPicture([floor(2, picture('a'))])).toBe('')
})
