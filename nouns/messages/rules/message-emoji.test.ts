import { expect, test } from 'vitest'
import { emojiCode, splitEmoji } from './message-emoji.ts'

const smile = { set: 'default', name: 'smile' } as const
const cat = { set: 'pusheen', name: 'cookie-thief' } as const

test.each([
  ['', []],
  ['hello', ['hello']],
  [emojiCode(smile), [smile]],
  [`a${emojiCode(smile)}${emojiCode(cat)}\nb`, ['a', smile, cat, '\nb']],
  [':default/nothing: at 10:30', [':default/nothing: at 10:30']],
  [':constructor/name:', [':constructor/name:']],
])('%j', (text, pieces) => expect(splitEmoji(text)).toEqual(pieces))
