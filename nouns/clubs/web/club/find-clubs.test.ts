import { expect, test } from 'vitest'
import { findClubs } from './find-clubs.ts'

const clubs = [
  { NAME: '后厨闲聊', NAMEEN: 'Kitchen Chatter', INTRO: '聊聊点心和 Tea', INTROEN: '' },
  { NAME: 'Tea Room', NAMEEN: '', INTRO: '喝茶的地方', INTROEN: 'Where cups stand' },
  { NAME: '录像茶话会', NAMEEN: '', INTRO: '', INTROEN: '' },
]
const found = (typed: string) => findClubs(clubs, typed).map(({ NAME }) => NAME)

test('finds by name and introduction, names first, in any case and width', () => {
  expect(found('ｔｅａ')).toEqual(['Tea Room', '后厨闲聊'])
  expect(found('茶')).toEqual(['录像茶话会', 'Tea Room'])
  expect(found('tea 喝')).toEqual(['Tea Room'])
  expect(found('咖啡')).toEqual([])
  expect(found('kitchen')).toEqual(['后厨闲聊'])
  expect(found('cups')).toEqual(['Tea Room'])
})

test('leaves all in their order while nothing is typed', () => {
  expect(findClubs(clubs, ' \u3000')).toBe(clubs)
})
