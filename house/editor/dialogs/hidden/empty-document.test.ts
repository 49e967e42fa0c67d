import { expect, test } from 'vitest'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import { isEmptyDocument, withoutHidden } from './empty-document.ts'
import { insideOfHidden } from './inside-of-hidden.ts'

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: object[]) => ({ type: 'doc', content })

test('blanks and empty lines are nothing, a picture is something', () => {
  expect(isEmptyDocument(doc({ type: 'paragraph' }, line(' 　')))).toBe(true)
  expect(isEmptyDocument(doc({ type: 'horizontalRule' }))).toBe(true)
  expect(isEmptyDocument(doc(line('甜')))).toBe(false)
  expect(isEmptyDocument(doc({ type: 'picture', attrs: { src: '/pic/x.png' } }))).toBe(false)
})

test('what was hidden inside what is hidden stands there openly', () => {
  const data = writeBlock({ showing: 'secret', content: { type: 'doc', content: [] } })
  const inner = writeBlock({ showing: 'secret', content: doc(line('inside')) as never })
  const hidden = (of: string) => ({ type: 'block', attrs: { component: 'hidden', data: of, id: 'a' } })
  const quoted = { type: 'blockquote', content: [hidden(inner)] }
  expect(withoutHidden(doc(line('before'), quoted, hidden(data)), insideOfHidden)).toEqual(
    doc(line('before'), { type: 'blockquote', content: [line('inside')] }),
  )
})
