import { expect, test } from 'vitest'
import { readBlock, writeBlock } from './block-data.ts'
import type { Block, RichDocument } from './document.ts'
import { emptyDocument, isEmptyDocument } from './empty.ts'
import { excerpt, plainText } from './plain-text.ts'
import { readDocument } from './read-document.ts'
import { collect } from './walk.ts'

const own = (n: number) => `/pic/${n.toString(16).padStart(64, '0')}.png`
const line = (words: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const doc = (...content: Block[]): RichDocument => ({ type: 'doc', content })
const hidden = (...content: Block[]): Block => ({
  type: 'block',
  attrs: { component: 'hidden', id: 'h', data: writeBlock({ showing: '答案', content: doc(...content) }) },
})
const gallery = (...items: [string, string][]): Block => {
  const data = items.map(([src, alt]) => ({ src, alt, name: '', size: 1, width: 1, height: 1 }))
  return { type: 'block', attrs: { component: 'gallery', id: 'g', data: writeBlock({ items: data }) } }
}
const mention = (uid: number, label: string): Block => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: '问 ' },
    { type: 'mention', attrs: { uid, label } },
  ],
})

const whole = doc(
  { type: 'quote', attrs: { floor: 3, uid: 1_000_009, nick: '楼上' }, content: [line('原来的话')] },
  mention(1_000_001, '小甜'),
  mention(1_000_001, '小甜'),
  {
    type: 'paragraph',
    content: [
      { type: 'emoji', attrs: { set: 'default', name: 'smile' } },
      { type: 'hardBreak' },
      { type: 'emoji', attrs: { set: 'own', src: own(5) } },
    ],
  },
  { type: 'picture', attrs: { src: own(1), alt: '蛋糕' } },
  { type: 'piece', attrs: { kind: 'replay', id: 7 } },
  gallery([own(1), ''], ['https://a.example/b.png', '弹幕']),
  hidden(line('秘密'), mention(1_000_002, '小点'), { type: 'picture', attrs: { src: own(2) } }),
)

test('what a text leads to, once each, through what is hidden', () => {
  expect(collect(whole)).toEqual({
    mentions: [1_000_001, 1_000_002],
    quoted: [3],
    pictures: [own(5), own(1), own(2)],
    remotes: ['https://a.example/b.png'],
    pieces: [{ kind: 'replay', id: 7 }],
    ownEmoji: [own(5)],
  })
})

test('plain words leave out what is hidden', () => {
  expect(plainText(whole)).toBe('原来的话\n问 @小甜\n问 @小甜\n蛋糕\n弹幕\n答案')
})

test('the first words are the writer’s own, on one line, and say what shows', () => {
  const spoken = { emoji: () => '[笑]', picture: '[图]' }
  expect(excerpt(whole, spoken)).toBe('问 @小甜 问 @小甜 [笑] [笑] 蛋糕 [图] 弹幕 答案')
  expect(excerpt(whole, {}, 7)).toBe('问…')
  expect(excerpt(doc({ type: 'quote', content: [line('只有引用')] }))).toBe('只有引用')
})

test('empty is what says nothing', () => {
  expect(isEmptyDocument(emptyDocument)).toBe(true)
  expect(
    isEmptyDocument(
      doc(
        line(' \u3000\u200b'),
        { type: 'horizontalRule' },
        { type: 'bulletList', content: [{ type: 'listItem', content: [line(' ')] }] },
      ),
    ),
  ).toBe(true)
  expect(isEmptyDocument(doc(line('。')))).toBe(false)
  const quote: Block = { type: 'quote', attrs: { floor: 3, uid: 1_000_009, nick: '楼上' }, content: [line('原来的话')] }
  expect(isEmptyDocument(doc(quote, line(' ')))).toBe(true)
  expect(isEmptyDocument(doc(quote, line('同意')))).toBe(false)
  expect(isEmptyDocument(doc({ type: 'piece', attrs: { kind: 'painting', id: 1 } }))).toBe(false)
  expect(readDocument(emptyDocument)).toEqual({ ok: true, document: emptyDocument, pictures: 0 })
})

test('block data keeps every character, however much there is', () => {
  const data = { showing: '“🍰” <b>&\u2028', content: doc(line('甜🍡'.repeat(20_000))) }
  expect(readBlock(writeBlock(data))).toEqual(data)
  expect(readBlock(writeBlock(data).replace(/.$/, ''))).toBeUndefined()
  expect(readBlock('')).toBeUndefined()
})

test('of a replay that stands whole and at a moment, the moment is found', () => {
  const whole = { kind: 'replay', id: 7 } as const
  const moment = { ...whole, stage: 3, frame: 60 }
  for (const order of [
    [whole, moment],
    [moment, whole],
  ])
    expect(collect(doc(...order.map((attrs) => ({ type: 'piece', attrs }) as const))).pieces).toEqual([moment])
})
