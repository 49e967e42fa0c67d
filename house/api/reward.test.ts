import { expect, test } from 'vitest'
import { zh } from '#words/pack.zh.ts'
import { powerNotice, rewardMessage } from './reward.ts'

test.each([
  ['suc', zh.success.submitSuc],
  ['point', zh.success.point],
  ['point*3', zh.success.points(3)],
  ['SJD', zh.success.SJD],
  ['GDD', zh.success.GDD],
  ['ZJJ', zh.success.ZJJ],
  ['point*', null],
  ['bocai', null],
  [null, null],
])('the reward %s', (result, message) => {
  expect(rewardMessage(result, zh)).toBe(message)
})

test.each([
  ['power', zh.success.power],
  ['power*2', zh.success.powers(2)],
  ['', null],
])("the day's gift %s", (today, message) => {
  expect(powerNotice(today, zh)).toBe(message)
})
