import { expect, test } from 'vitest'
import { GAME_CODES } from '../facts.ts'
import { GAMES } from './catalogue.ts'

const numbersWith = (mode: 'extra' | 'stagePractice' | 'spellPractice' | 'pvp') =>
  GAME_CODES.filter((code) => GAMES[code][mode]).map((code) => GAMES[code].number)

test('modes of the games', () => {
  const whole = ['6', '7', '8', '9', '10', '11', '12', '12.8', '13', '14', '15', '16', '17', '18', '20']
  expect(numbersWith('extra')).toEqual(whole)
  expect(numbersWith('stagePractice')).toEqual(whole.filter((number) => number !== '9' && number !== '12.8'))
  expect(numbersWith('spellPractice')).toEqual(['8', '13', '14', '15', '16', '17', '18'])
  expect(numbersWith('pvp')).toEqual(['9'])
})

test('every game has a code, a number and a magic of its own', () => {
  for (const code of GAME_CODES) expect(GAMES[code].code).toBe(code)
  expect(new Set(GAME_CODES.map((code) => GAMES[code].number)).size).toBe(GAME_CODES.length)
})
