import { expect, test } from 'vitest'
import type { RichDocument } from './document.ts'
import { excerpt } from './plain-text.ts'

const mention = (label: string) => ({ type: 'mention', attrs: { uid: 1_000_001, label } }) as const
const text = (words: string) => ({ type: 'text', text: words }) as const
const documentOf = (...content: (ReturnType<typeof mention> | ReturnType<typeof text>)[]): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
})

test('an excerpt is cut before a mention that does not fit whole', () => {
  const document = documentOf(text('thanks to '), mention('Demo Waffle'), text(' for the tea and the cake'))
  expect(excerpt(document, {}, 14)).toBe('thanks to…')
  expect(excerpt(document, {}, 21)).toBe('thanks to…')
  expect(excerpt(document, {}, 22)).toBe('thanks to @Demo Waffle…')
  expect(excerpt(document, {}, 26)).toBe('thanks to @Demo Waffle for…')
  expect(excerpt(document, {}, 10)).toBe('thanks to …')
  expect(excerpt(document)).toBe('thanks to @Demo Waffle for the tea and the cake')
})

test('what only looks like a mention is cut like other words', () => {
  expect(excerpt(documentOf(text('mail me @home please')), {}, 11)).toBe('mail me @ho…')
})
