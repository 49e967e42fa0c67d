import { expect, test } from 'vitest'
import { foldSearched, searchedNames } from './searched-names.ts'

const wordsOf = (nick: string) =>
  searchedNames(nick)
    .map(({ word, whole }) => (whole ? `${word}!` : word))
    .sort()

test('a name is found from each of its characters on, two at least, unless it is whole', () => {
  expect(wordsOf('Reimu')).toEqual(['eimu', 'imu', 'mu', 'reimu!'])
  expect(wordsOf('A')).toEqual(['a!'])
})

test('Chinese is found by its characters, its pinyin and its initials', () => {
  expect(wordsOf('薄荷')).toEqual(['bh!', 'bohe!', 'he', '薄荷!'])
  expect(wordsOf('绿茶')).toEqual(['cha', 'lc!', 'lvcha!', '绿茶!'])
})

test('a surname is found as it is read in names and elsewhere', () => {
  expect(wordsOf('仇一')).toEqual(expect.arrayContaining(['qiuyi!', 'chouyi!', 'qy!', 'cy!']))
})

test('a word that is whole once is whole', () => {
  expect(searchedNames('aa').find(({ word }) => word === 'aa')?.whole).toBe(true)
  expect(wordsOf('饿e')).toEqual(['ee!', '饿e!'])
})

test('a name of nothing that is searched has no words', () => {
  expect(wordsOf(" _-'’\u200b")).toEqual([])
  expect(wordsOf('')).toEqual([])
})

test('names and what is typed are folded alike', () => {
  expect(foldSearched('Ｌü ’-_Bu\u200b')).toBe('lvbu')
})
