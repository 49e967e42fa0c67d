import { expect, test } from 'vitest'
import { afterLabel, lastNumber, readInfo08, readInfo09, readModernInfo } from './info-text.ts'

test.each([
  ['Score 123', 123],
  ['得分 : 4560', 4560],
  ['Score\t789', 789],
  ['Slow Rate 0.25\r', 0.25],
  ['123', null],
  ['Score ', null],
  ['Score x', null],
  [undefined, null],
])('%j ends with the number %j', (line, number) => {
  expect(lastNumber(line)).toBe(number)
})

test('a label is the text up to the first space', () => {
  expect(afterLabel('Name  A B \r')).toBe('A B')
  expect(afterLabel(' A')).toBe('A')
  expect(afterLabel('Name')).toBeNull()
  expect(afterLabel('Name ')).toBeNull()
  expect(afterLabel(undefined)).toBeNull()
})

test('the lines of a modern text are told apart by their place, from the end too', () => {
  const lines = [
    '東方',
    'Version 1.00a',
    'Name A',
    '2024/05/01 12:30',
    'Reimu',
    'Stage All Clear',
    'Score 10',
    'Slow Rate 0.5',
  ]
  expect(readModernInfo(lines.join('\r\n'))).toMatchObject({
    version: '1.00a',
    name: 'A',
    localDate: '2024-05-01T12:30',
    stageLine: 'Stage All Clear',
    score: 10,
    slowRate: 0.5,
  })
  const six = lines.slice(0, 3).concat(lines.slice(-3))
  expect(readModernInfo(six.join('\n'))).toMatchObject({ stageLine: 'Stage All Clear', score: 10, slowRate: 0.5 })
  expect(readModernInfo(six.slice(0, 5).join('\n'))).toMatchObject({ stageLine: null, score: null, slowRate: null })
})

test('the values of an old text stand behind the first tab, whatever the label', () => {
  const lines = [
    '\tA',
    'Date\t2004/05/01 12:30:45',
    '',
    'Score\t1234',
    '',
    'Stage\tStage 6B\r',
    'a\t2',
    'b\t3',
    '',
    'c\t47.5%',
    '\t1.00d',
  ]
  expect(readInfo08(lines.join('\n'))).toEqual({
    name: 'A',
    localDate: '2004-05-01T12:30:45',
    stageText: 'Stage 6B',
    score: 1234,
    version: '1.00d',
    tally: { misses: 2, bombs: 3, humanRatePercent: 47.5 },
  })
  expect(readInfo09(['name\tB\tC', '', '', 'x\tStage 9', '', '', 'v\t1.50a'].join('\n'))).toEqual({
    name: 'B\tC',
    localDate: null,
    stageText: 'Stage 9',
    score: null,
    version: '1.50a',
    tally: null,
  })
  expect(readInfo09('name')).toMatchObject({ name: null, stageText: null, version: null })
})
