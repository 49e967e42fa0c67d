import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect, test } from 'vitest'
import { refused } from '#api/answer.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as limits from '../../rules/replay-limits.ts'
import { emptyDraft } from './form-draft.ts'
import {
  canSend,
  changeQueue,
  formOfItem,
  isRead,
  isUnsent,
  type Queue,
  type QueueAct,
  twinOf,
  withoutRoom,
} from './upload-queue.ts'

const file = (name: string) => new File(['x'], name)
const run = parseReplay(encodeReplay(makeRun({ game: 'th10', seed: 1, difficulty: 1, slowRate: 0.1 })))
const after = (acts: readonly QueueAct[], queue: Queue = []): Queue => acts.reduce(changeQueue, queue)

/** Files that were read, by their marks. */
const read = (...marks: string[]): Queue =>
  marks.reduce<Queue>((queue, mark, at) => {
    const one = file(`${at}.rpy`)
    return after(
      [
        { act: 'add', files: [one] },
        { act: 'read', file: one, result: { ...run, mark } },
      ],
      queue,
    )
  }, [])
const states = (queue: Queue) => queue.map(({ state }) => state.kind)

test('files are read, sent, taken or refused, each by itself', () => {
  const queue = read('a', 'b', 'c')
  expect(queue.map((item) => canSend(queue, item))).toEqual([true, true, true])
  const later = after(
    [
      { act: 'send', id: 1 },
      { act: 'taken', id: 1, code: '00A1' },
      { act: 'send', id: 2 },
      { act: 'refuse', id: 2, refused: refused({ refusal: 'r.repeated' }) },
    ],
    queue,
  )
  expect(states(later)).toEqual(['done', 'refused', 'ready'])
  expect(states(after([{ act: 'back', ids: [2] }], later))).toEqual(['done', 'ready', 'ready'])
})

test('what is refused for what it is, is not asked for again', () => {
  const [again, lost] = (['r.slowRate', 'r.repeated'] as const).map((refusal) =>
    after(
      [
        { act: 'send', id: 1 },
        { act: 'refuse', id: 1, refused: refused({ refusal }) },
      ],
      read('a'),
    ),
  )
  expect([again?.map(isUnsent), lost?.map(isUnsent)]).toEqual([[true], [false]])
})

test('the same bytes twice are one file; when the first goes, the second stands for it', () => {
  const queue = read('a', 'b', 'a')
  expect(queue.map((item) => twinOf(queue, item)?.id)).toEqual([undefined, undefined, 1])
  const left = after([{ act: 'remove', ids: [1] }], queue)
  expect(left.map((item) => canSend(left, item))).toEqual([true, true])
})

test('what is typed is kept by name over a reload, and a single file may have another name', () => {
  const draft = { ...emptyDraft, comment: 'mine' }
  const one = { act: 'remember', kept: [{ name: 'a.rpy', draft }] } as const
  const two = { act: 'remember', kept: [...one.kept, { name: 'b.rpy', draft: emptyDraft }] } as const
  expect(after([one, { act: 'add', files: [file('z.rpy')] }])).toMatchObject([{ name: 'z.rpy', draft }])
  const named = after([two, { act: 'add', files: [file('b.rpy'), file('z.rpy')] }])
  expect(named.map(({ name }) => name)).toEqual(['a.rpy', 'b.rpy', 'z.rpy'])
  expect(states(named)).toEqual(['missing', 'reading', 'reading'])
})

test('a single broken file makes room, one of several stays to be seen', () => {
  const [bad, good] = [file('bad.rpy'), file('good.rpy')]
  const broken = { act: 'read', file: bad, result: { ok: false, reason: 'empty', mark: 'x' } } as const
  expect(after([{ act: 'add', files: [bad] }, broken, { act: 'add', files: [good] }])).toHaveLength(1)
  expect(states(after([{ act: 'add', files: [bad, good] }, broken]))).toEqual(['unreadable', 'reading'])
})

test('what does not fit is not taken', () => {
  const files = Array.from({ length: limits.uploadQueue + 3 }, (_, i) => file(`${i}.rpy`))
  expect(after([{ act: 'add', files }])).toHaveLength(limits.uploadQueue)
})

test('one form is spread over all that are unsent, notes excepted', () => {
  const written = { ...emptyDraft, comment: 'mine', category: 'neta', open: false } as const
  const queue = after(
    [
      { act: 'write', id: 1, draft: written },
      { act: 'taken', id: 3, code: '0001' },
      { act: 'spread', id: 1 },
    ],
    read('a', 'b', 'c'),
  )
  expect(queue.map(({ draft }) => [draft.comment, draft.category, draft.open])).toEqual([
    ['mine', 'neta', false],
    ['', 'neta', false],
    ['', null, true],
  ])
})

test('a form with a mistake waits for its writer', () => {
  const draft = { ...emptyDraft, comment: '糖'.repeat(peopleLimits.comment) }
  const queue = after([{ act: 'write', id: 1, draft }], read('a', 'b'))
  expect(queue.map((item) => canSend(queue, item))).toEqual([false, true])
})

test('untouched, the form follows the file', () => {
  const [item] = read('a')
  expect(item && isRead(item) && formOfItem(item).open).toBe(true)
})

test('after a reload every file finds its row whatever the order, and the others are added', () => {
  const draft = { ...emptyDraft, comment: 'mine' }
  const kept = [{ name: 'a.rpy', draft }]
  const chosen = after([
    { act: 'remember', kept },
    { act: 'add', files: [file('z.rpy'), file('a.rpy')] },
  ])
  expect(chosen).toMatchObject([
    { name: 'a.rpy', draft },
    { name: 'z.rpy', draft: emptyDraft },
  ])
  expect(states(chosen)).toEqual(['reading', 'reading'])
})

test('files chosen before the rows were remembered go on with what was written for them', () => {
  const draft = { ...emptyDraft, comment: 'mine' }
  const kept = ['a.rpy', 'b.rpy'].map((name) => ({ name, draft }))
  const queue = after([
    { act: 'add', files: [file('b.rpy')] },
    { act: 'remember', kept },
  ])
  expect(queue).toMatchObject([
    { name: 'b.rpy', draft },
    { name: 'a.rpy', draft },
  ])
  expect(states(queue)).toEqual(['reading', 'missing'])
})

test('a full queue says how many of the chosen files find neither a row nor room', () => {
  const kept = Array.from({ length: limits.uploadQueue }, (_, at) => ({ name: `${at}.rpy`, draft: emptyDraft }))
  const queue = after([{ act: 'remember', kept }])
  expect(withoutRoom(queue, [file('3.rpy'), file('new.rpy')])).toBe(1)
  expect(withoutRoom([], [file('new.rpy')])).toBe(0)
})

test('all rows are removed at once, and come back behind those chosen meanwhile', () => {
  const queue = read('a', 'b')
  const none = after([{ act: 'remove', ids: queue.map(({ id }) => id) }], queue)
  expect(none).toEqual([])
  const back = after(
    [
      { act: 'add', files: [file('new.rpy')] },
      { act: 'putBack', items: queue },
    ],
    none,
  )
  expect(back.map(({ name }) => name)).toEqual(['new.rpy', '0.rpy', '1.rpy'])
  expect(new Set(back.map(({ id }) => id)).size).toBe(3)
})
