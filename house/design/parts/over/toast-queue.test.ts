import { describe, expect, it } from 'vitest'
import { ToastQueue } from './toast-queue.ts'

function stage() {
  let now = 0
  const due = new Map<object, { at: number; run: () => void }>()
  const queue = new ToastQueue({
    set: (run, ms) => {
      const key = {}
      due.set(key, { at: now + ms, run })
      return key
    },
    clear: (key) => due.delete(Object(key)),
  })
  const pass = (ms: number) => {
    now += ms
    for (const [key, { at, run }] of due) if (at <= now && due.delete(key)) run()
  }
  const texts = () => queue.list().map(({ text }) => text)
  return { queue, pass, texts }
}

describe('ToastQueue', () => {
  it('lets success go after two seconds and errors after three', () => {
    const { queue, pass, texts } = stage()
    queue.add('success', 'saved')
    queue.add('error', 'failed')
    pass(2000)
    expect(texts()).toEqual(['failed'])
    pass(1000)
    expect(texts()).toEqual([])
  })

  it('keeps an undo as long as its action says', () => {
    const { queue, pass, texts } = stage()
    queue.add('success', 'marked', { label: 'undo', act: () => undefined, stayMs: 8000 })
    pass(7999)
    expect(texts()).toEqual(['marked'])
    pass(1)
    expect(texts()).toEqual([])
  })

  it('keeps a held one until it is let go', () => {
    const { queue, pass, texts } = stage()
    queue.add('info', 'look')
    queue.hold(1)
    pass(60_000)
    expect(texts()).toEqual(['look'])
    queue.release(1)
    pass(2000)
    expect(texts()).toEqual([])
  })

  it('is emptied at once', () => {
    const { queue, pass, texts } = stage()
    for (const text of ['a', 'b']) queue.add('info', text)
    queue.clear()
    expect(texts()).toEqual([])
    queue.add('info', 'c')
    pass(1999)
    expect(texts()).toEqual(['c'])
  })

  it('shows the same words once and three at a time', () => {
    const { queue, texts } = stage()
    for (const text of ['a', 'a', 'b', 'c', 'd']) queue.add('info', text)
    expect(texts()).toEqual(['b', 'c', 'd'])
  })

  it('gives an undo six seconds', () => {
    const { queue, pass, texts } = stage()
    queue.add('info', 'gone', { label: 'undo', act: () => {} })
    pass(5999)
    expect(texts()).toEqual(['gone'])
    pass(1)
    expect(texts()).toEqual([])
  })
})
