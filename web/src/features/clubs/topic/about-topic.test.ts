import type { TopicHead } from '@patisserie/contract/clubs'
import { en } from '@patisserie/words/en'
import { zh } from '@patisserie/words/zh'
import { expect, test } from 'vitest'
import { aboutTopic } from './about-topic.ts'

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
