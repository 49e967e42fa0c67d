import { afterEach, expect, test } from 'vitest'
import { behindSwitch } from './behind-switch.ts'
import { faultsOf } from './faults.ts'

afterEach(() => {
  globalThis.__fault = undefined
})

/** A module with all faults that can be planted in its functions; fault `n` is on where `globalThis.__fault` is `n`. */
async function planted(source: string) {
  const faults = faultsOf('a.ts', source).filter(({ atLoad }) => !atLoad)
  const numbered = faults.map((fault, index) => ({ fault, number: index + 1 }))
  const file = await import(`data:text/javascript,${encodeURIComponent(behindSwitch('a.ts', source, numbered))}`)
  return { file, whats: faults.map(({ what }) => what) }
}

test('a function does as it did until one of its faults is on', async () => {
  const { file, whats } = await planted('export function isLow(a, b) { const sum = a + b; return sum < 3 }')
  expect(whats).toEqual(['+ becomes -', '< becomes <=', '3 becomes 4'])
  const answers = [0, 1, 2, 3].map((on) => {
    globalThis.__fault = on
    return [file.isLow(1, 1), file.isLow(2, 1), file.isLow(3, 1)]
  })
  expect(answers).toEqual([
    [true, false, false],
    [true, true, true],
    [true, true, false],
    [true, true, false],
  ])
})

test('functions in functions, arrows and methods have theirs', async () => {
  const { file, whats } =
    await planted(`export const all = (list) => list.filter((one) => one > 1).some((one) => one && list.length > 2)
export class Box { constructor(size) { this.size = size * 2 } async *each() { yield this.size + 1 } }`)
  const answers: Record<string, string> = {}
  for (const [on, what] of ['none', ...whats].entries()) {
    globalThis.__fault = on
    const all = [file.all([1, 1]), file.all([2, 1]), file.all([1, 2, 3])]
    for await (const size of new file.Box(4).each()) answers[`${on} ${what}`] = [...all, size].join()
  }
  expect(answers).toEqual({
    '0 none': 'false,false,true,9',
    '1 some becomes every': 'true,false,true,9',
    '2 > becomes >=': 'false,false,true,9',
    '3 1 becomes 2': 'false,false,true,9',
    '4 && becomes ||': 'false,true,true,9',
    '5 > becomes >=': 'false,true,true,9',
    '6 2 becomes 3': 'false,false,false,9',
    '7 * becomes /': 'false,false,true,3',
    '8 2 becomes 3': 'false,false,true,13',
    '9 + becomes -': 'false,false,true,7',
    '10 1 becomes 2': 'false,false,true,10',
  })
})

test('a fault outside of all functions cannot be switched', () => {
  const source = 'export const most = true'
  const [fault] = faultsOf('a.ts', source)
  expect(fault).toBeDefined()
  if (fault) expect(() => behindSwitch('a.ts', source, [{ fault, number: 1 }])).toThrow('outside of all functions')
})
