import { expect, test } from 'vitest'
import { createEventParser } from './live-parse.ts'

const text = 'retry: 3000\n\nid: a=1\nevent: reminders\ndata: {"unread":3}\n\n:\n\nevent: ended\ndata: {}\n\n'
const events = [
  { id: 'a=1', event: 'reminders', data: { unread: 3 } },
  { id: '', event: 'ended', data: {} },
]

test('reads events wherever the text is cut', () => {
  for (let cut = 0; cut <= text.length; cut++) {
    const parse = createEventParser()
    expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut))]).toEqual(events)
  }
})

test('takes line ends of any kind', () => {
  expect(createEventParser()(text.replaceAll('\n', '\r\n'))).toEqual(events)
})

test('leaves out what is no event of ours', () => {
  expect(createEventParser()('event: x\ndata: {half\n\nevent: y\ndata: 3\n\ndata: {}\n\n: hello\n\n')).toEqual([])
})
