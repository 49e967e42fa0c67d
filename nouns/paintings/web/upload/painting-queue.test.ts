import { expect, test } from 'vitest'
import * as limits from '../../rules/painting-limits.ts'
import { canSend, changeWorks, isUnsent, type ReadPicture, type Works, withoutRoom } from './painting-queue.ts'

const picture = (name: string, more: Partial<ReadPicture> = {}): ReadPicture => ({
  ...{ key: name, name, file: null, url: '', size: 10, before: 0, width: 4, height: 3, problem: null },
  ...more,
})
const queueOf = (...names: string[]): Works =>
  changeWorks([], { act: 'add', pictures: names.map((name) => picture(name)) })
const namesOf = (works: Works) => works.map(({ pictures }) => pictures.map(({ name }) => name))

test('every picture becomes a work with the name of its file', () => {
  const works = queueOf('红叶坂.jpg', 'IMG_1.png')
  expect(works.map(({ id, form }) => [id, form.name])).toEqual([
    [1, '红叶坂'],
    [2, ''],
  ])
  expect(works.map(canSend)).toEqual([true, false])
})

test('works for the balls of a character name it, as character and as dragon ball', () => {
  const works = changeWorks([], { act: 'add', pictures: [picture('a.png'), picture('b.png')], dragon: 'Reimu' })
  expect(works.map(({ form }) => [form.dragon, form.characters])).toEqual([
    ['Reimu', ['Reimu']],
    ['Reimu', ['Reimu']],
  ])
})

test('a full queue takes nothing more', () => {
  const many = Array.from({ length: limits.paintingQueue + 3 }, (_, n) => `w${n}.png`)
  expect(withoutRoom([], many.length)).toBe(3)
  expect(queueOf(...many)).toHaveLength(limits.paintingQueue)
})

test('drafts become the pictures of one work, in their order; a work that hangs stays', () => {
  const works = changeWorks(queueOf('a.png', 'b.png', 'c.png'), {
    act: 'state',
    id: 2,
    state: { kind: 'done', painting: 7, heldFor: '' },
  })
  const joined = changeWorks(works, { act: 'together' })
  expect(namesOf(joined)).toEqual([['a.png', 'c.png'], ['b.png']])
  expect(joined.map(isUnsent)).toEqual([true, false])
})

test('pictures of a work change places and are removed; with the last one the work goes', () => {
  const joined = changeWorks(queueOf('a.png', 'b.png', 'c.png'), { act: 'together' })
  const back = changeWorks(joined, { act: 'move', id: 1, from: 0, to: 2 })
  expect(namesOf(back)).toEqual([['b.png', 'c.png', 'a.png']])
  expect(changeWorks(back, { act: 'move', id: 1, from: 2, to: 3 })).toEqual(back)
  const ids = back[0]?.pictures.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(3)
  const left = ids
    .slice(1)
    .reduce<Works>((works, id) => changeWorks(works, { act: 'dropPicture', id: 1, picture: id }), back)
  expect(namesOf(left)).toEqual([['b.png']])
  expect(changeWorks(left, { act: 'dropPicture', id: 1, picture: ids[0] ?? 0 })).toEqual([])
})

test('a picture that is too big holds its work back until it is replaced', () => {
  const works = changeWorks([], { act: 'add', pictures: [picture('big.jpg', { problem: 'tooBig', size: 9_000_000 })] })
  expect(works.map(canSend)).toEqual([false])
  const by = picture('big.jpg', { size: 4_000_000, before: 9_000_000 })
  const shrunk = changeWorks(works, { act: 'replace', id: 1, picture: 1, by })
  expect(shrunk.map(canSend)).toEqual([true])
  expect(shrunk[0]?.pictures[0]).toMatchObject({ id: 1, before: 9_000_000 })
})

test('works from before a reload come first, and every work has an id of its own', () => {
  const works = changeWorks(queueOf('new.png'), { act: 'remember', works: queueOf('old.png', 'older.png') })
  expect(namesOf(works)).toEqual([['old.png'], ['older.png'], ['new.png']])
  expect(works.map(({ id }) => id)).toEqual([2, 3, 1])
})

test('a work that is put back leaves the ids of the others as they are, one of which is being sent', () => {
  const works = queueOf('a.png', 'b.png', 'c.png')
  const without = changeWorks(works, { act: 'remove', ids: [1] })
  const back = changeWorks(without, { act: 'putBack', works: works.slice(0, 1) })
  const sent = changeWorks(back, { act: 'state', id: 2, state: { kind: 'done', painting: 7, heldFor: '' } })
  expect(namesOf(sent.filter(({ state }) => state.kind === 'done'))).toEqual([['b.png']])
  expect(new Set(back.map(({ id }) => id)).size).toBe(3)
})
