import { expect, test } from 'vitest'
import { settings } from '../../words/settings.zh.ts'
import { deviceName, deviceOf } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Windows 上的 Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Windows 上的 Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux 上的 Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone 上的 Safari',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel) ${webkit} Chrome/142.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    'Android 上的微信',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0', 'Windows 上的浏览器'],
  ['curl/8.5.0', '脚本或程序'],
  ['', '认不出的设备'],
])('%s', (agent, name) => {
  expect(deviceName(agent, settings.devices)).toBe(name)
})

test('what is held in the hand', () => {
  expect(deviceOf(`Mozilla/5.0 (Linux; Android 15; Pixel) ${webkit} Chrome/142.0 Mobile Safari/537.36`).handheld).toBe(
    true,
  )
  expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0 Safari/537.36`).handheld).toBe(false)
})
