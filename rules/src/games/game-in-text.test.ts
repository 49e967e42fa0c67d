import { expect, test } from 'vitest'
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
])('%s names game %s', (title, game) => {
  expect(gameInText(title)).toBe(game)
})
