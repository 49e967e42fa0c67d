import { describe, expect, test } from 'vitest'
import * as limits from '#rules/people/people-limits.ts'
import { type MessageStanding, mayTakeBack, messageProblem, messageWay, takeBackMs } from './messages.ts'

const stranger: MessageStanding = { own: null, other: null, followed: false, may: 'everyone', unanswered: 0 }

describe('how a message goes', () => {
  test.each<[string, Partial<MessageStanding>, string]>([
    ['a stranger asks', {}, 'ask'],
    ['and asks again, so often', { own: 'sent', other: 'request', unanswered: limits.messageRequest - 1 }, 'ask'],
    ['and no more', { own: 'sent', other: 'request', unanswered: limits.messageRequest }, 'requestFull'],
    ['whom the receiver follows writes', { followed: true }, 'open'],
    ['to one who takes those whom they follow', { may: 'followed' }, 'takesFollowed'],
    ['whom they follow', { may: 'followed', followed: true }, 'open'],
    ['to one who takes nothing', { may: 'nobody' }, 'takesNone'],
    ['to one who takes nothing and follows the writer', { may: 'nobody', followed: true }, 'takesNone'],
    ['an answer to a request', { own: 'request', other: 'sent' }, 'open'],
    ['an answer to a request of one who takes nothing', { own: 'request', other: 'sent', may: 'nobody' }, 'open'],
    ['on in an open conversation', { own: 'open', other: 'open', may: 'nobody' }, 'open'],
    ['the receiver wrote first and was declined', { own: 'declined', other: 'sent' }, 'open'],
    ['after it was declined, as if it were not', { own: 'sent', other: 'declined', unanswered: 1 }, 'ask'],
    ['after it was declined, too often', { own: 'sent', other: 'declined', unanswered: 3 }, 'requestFull'],
    ['after it was declined, and followed since', { own: 'sent', other: 'declined', followed: true }, 'open'],
  ])('%s', (_, standing, way) => {
    expect(messageWay({ ...stranger, ...standing })).toBe(way)
  })
})

test.each([
  ['', 'messageEmpty'],
  [' \n\u200b', 'messageEmpty'],
  ['字'.repeat(1_001), 'messageLong'],
  ['字'.repeat(1_000), null],
  ['see https://example.com', 'requestLinks'],
  ['ＷＷＷ．example', 'requestLinks'],
  ['example . com', 'requestLinks'],
  ['加我 a.b.cn/x', 'requestLinks'],
  ['1.5 倍，v1.00a 版', null],
  ['hello.', null],
  ['example。com', 'requestLinks'],
  ['exa\u200bmple.com', 'requestLinks'],
  ['exam\u00adple.com', 'requestLinks'],
  ['evil.ru/x', 'requestLinks'],
  ['1.2.3.4/x', 'requestLinks'],
  ['//evil.ru', 'requestLinks'],
  ['mailto:a@evil.ru', 'requestLinks'],
  ['a@evil.ru', 'requestLinks'],
  ['例子.中国', 'requestLinks'],
  ['example.sbs', 'requestLinks'],
  ['你好。我是新人，打TH06。Extra还没过', null],
  ['今天好累。中国队赢了', null],
  ['I agree. Me too! Get the ball. Live on', null],
  ['ver.1.2、th8.5、3.14、12.8、th12_01.rpy', null],
])('a first message %j', (text, problem) => {
  expect(messageProblem(text, { asks: true })).toBe(problem)
})

test('links go in a conversation that is answered', () => {
  expect(messageProblem('see https://example.com', { asks: false })).toBeNull()
})

test('pictures go in a conversation that is answered, so many at most, with or without words', () => {
  expect(messageProblem('', { asks: false, pictures: limits.messagePictures })).toBeNull()
  expect(messageProblem('', { asks: false, pictures: limits.messagePictures + 1 })).toBe('picturesMany')
  expect(messageProblem('look', { asks: true, pictures: 1 })).toBe('requestPictures')
})

test('a message is taken back within two minutes', () => {
  const sent = new Date('2026-01-01T00:00:00Z')
  expect(mayTakeBack(sent, new Date(sent.getTime() + takeBackMs))).toBe(true)
  expect(mayTakeBack(sent, new Date(sent.getTime() + takeBackMs + 1))).toBe(false)
})
