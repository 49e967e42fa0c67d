import { expect, test } from 'vitest'
import { foldSearched, searchedNames } from './searched-names.ts'

const wordsOf = (nick: string, whole?: boolean) =>
  searchedNames(nick)
    .filter((name) => whole === undefined || name.whole === whole)
    .map(({ word }) => word)
    .sort()

test('width, case, spaces, joiners and invisible characters are folded', () => {
  expect(foldSearched('Ｒeimu  Haku_rei-ü’\u200b')).toBe('reimuhakureiv')
})

test('a name is found from each of its characters on, by at least two of them', () => {
  expect(wordsOf('abc')).toEqual(['abc', 'bc'])
  expect(wordsOf('abc', true)).toEqual(['abc'])
  expect(wordsOf('a')).toEqual(['a'])
})

test('a Chinese name is found by its pinyin and its initials too', () => {
  expect(wordsOf('灵梦', true)).toEqual(['lingmeng', 'lm', '灵梦'])
  expect(wordsOf('灵梦', false)).toEqual(['meng'])
})

test('a name without a character that is searched has no word', () => {
  for (const nick of ['', ' ', '\u200b_-']) expect(searchedNames(nick)).toEqual([])
})

test('a surname is found as it is read in names and elsewhere', () => {
  expect(wordsOf('仇一', true)).toEqual(expect.arrayContaining(['chouyi', 'cy', 'qiuyi', 'qy']))
})

test('a word that is whole once is whole, and stands once', () => {
  expect(searchedNames('饿e')).toEqual([
    { word: '饿e', whole: true },
    { word: 'ee', whole: true },
  ])
})

test('a ü is found as the v that is typed for it', () => {
  expect(wordsOf('绿茶', true)).toEqual(['lc', 'lucha', 'lvcha', '绿茶'])
})

test('a name in kana is found by romaji, in either kana', () => {
  expect(wordsOf('さくらもち', true)).toEqual(['sakuramochi', 'さくらもち'])
  expect(wordsOf('サッカー', true)).toEqual(['sakka', 'さっかー'])
  expect(wordsOf('しゅっちょう', true)).toEqual(['shutchou', 'しゅっちょう'])
  expect(wordsOf('しゅっちょう', false)).toContain('tchou')
  expect(wordsOf('東ティア', true)).toEqual(expect.arrayContaining(['东tia', '东てぃあ']))
})

test('traditional and simplified forms are one', () => {
  expect(foldSearched('靈夢')).toBe('灵梦')
})
