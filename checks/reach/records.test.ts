import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openNotes, writeRecord } from './records.ts'

const { __reach, __notes } = globalThis

beforeEach(() => {
  globalThis.__reach = undefined
  globalThis.__notes = undefined
})

afterEach(() => Object.assign(globalThis, { __reach, __notes }))

test('what ran is taken once, from files loaded before too', () => {
  const notes = openNotes()
  const flags = globalThis.__reach?.('a.ts', ['open', 'shut'])
  if (flags) flags[1] = 1
  expect(notes.take()).toEqual(new Map([['a.ts', new Set(['shut'])]]))
  expect(notes.take()).toEqual(new Map())
  if (flags) flags[0] = 1
  notes.addFromPage('a.ts', ['shut'])
  notes.addFromPage('b.ts', [''])
  // A test file's modules are evaluated anew, the state stays.
  expect(openNotes().take()).toEqual(
    new Map([
      ['a.ts', new Set(['open', 'shut'])],
      ['b.ts', new Set([''])],
    ]),
  )
})

test('a record has a line for each file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patisserie-records-'))
  try {
    const written = { testFile: 'src/a.test.ts', writer: '7' }
    writeRecord(folder, { ...written, ran: new Map([['a.ts', new Set(['open', 'shut'])]]) })
    writeRecord(folder, { ...written, ran: new Map([['b.ts', new Set(['f'])]]), ms: 70 })
    const [name = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, name), 'utf8').split('\n')).toEqual([
      '["src/a.test.ts","a.ts","open","shut"]',
      '["src/a.test.ts","b.ts","f"]',
      '["src/a.test.ts","","70"]',
      '',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
