import { expect, test } from 'vitest'
import { characters } from '#rules/games/characters.ts'
import { japaneseNames } from './japanese-names.ts'
import { shotsNamed, shotsOf } from './shots-named.ts'

const sakuya = ['7 SakuyaA', '7 SakuyaB', '8 Sakuya & Remilia', '8 Sakuya', '9 Sakuya', '14 SakuyaA', '14 SakuyaB']

test('a character has shots in every game it plays in, and in the teams it is in', () => {
  expect(new Set(shotsOf('Sakuya'))).toEqual(new Set([...sakuya, '18 Sakuya']))
  expect(shotsOf('Remilia')).toEqual(['8 Sakuya & Remilia', '8 Remilia'])
  expect(shotsOf('team')).toEqual([])
  for (const { id } of characters) expect(shotsOf(id), id).not.toEqual([])
})

test.each([['咲夜'], ['十六夜咲夜'], ['Sakuya'], ['ＳＡＫＵ'], ['Izayoi Sakuya'], ['shiliuyexiaoye']])(
  '%s names all shots of one character',
  (text) => {
    expect(new Set(shotsNamed(text))).toEqual(new Set(shotsOf('Sakuya')))
  },
)

test('Japanese names, names of shots and of teams', () => {
  expect(new Set(shotsNamed('霊夢'))).toEqual(new Set(shotsOf('Reimu')))
  expect(shotsNamed('てゐ')).toEqual(['9 Tewi'])
  for (const text of ['灵梦A', '霊夢 A', 'Reimu A', '博丽灵梦 A'])
    expect(shotsNamed(text), text).toEqual(['6 ReimuA', '7 ReimuA', '10 ReimuA', '11 ReimuA', '12 ReimuA', '14 ReimuA'])
  expect(shotsNamed('魔理沙 獭')).toEqual(['17 MarisaOtter'])
  expect(shotsNamed('幻想结界组')).toEqual(['8 Reimu & Yukari'])
})

test('what names no character names no shot', () => {
  for (const text of ['', ' ', '·', 're', 'a', 'A b', 'player', '终于', 'sakuya 过'])
    expect(shotsNamed(text), text).toEqual([])
})

test('every character but those of fan games has a Japanese name', () => {
  expect(characters.map(({ id }) => id).filter((id) => !(id in japaneseNames))).toEqual(['Isami'])
})
