import { expect, test } from 'vitest'
import { gameNames } from '#rules/games/game-names.ts'
import { gameLabel, gameNumbers } from '#rules/games/games.ts'
import { japaneseGameNames } from '#rules/games/japanese-game-names.ts'
import { gameInText } from './game-in-text.ts'

test.each([
  ['绀珠传完美避弹模式 L 六面道中背板整理', 15],
  ['东方红魔乡怎么开始', 6],
  ['先妖妖梦，再永夜抄', 7],
  ['My first LoLK clear', 15],
  ['legacy of lunatic kingdom, stage 4', 15],
  ['Sakuya and SAtori', null],
  ['今天吃了蛋糕', null],
  ['', null],
  ['文花帖DS 怎么拍', 125],
  ['东方文花帖DS 与文花帖', 125],
  ['文花帖 与 文花帖DS', 95],
])('%s names game %s', (title, game) => {
  expect(gameInText(title)).toBe(game)
})

test('every game is found by each of its names', () => {
  for (const game of gameNumbers) {
    const { zh, en, ja } = { ...gameNames[game], ja: japaneseGameNames[game] }
    for (const name of [zh, en, ja, gameLabel(game, 'zh'), gameLabel(game, 'en')])
      expect(gameInText(`问 ${name} 怎么打`), name).toBe(game)
  }
})
