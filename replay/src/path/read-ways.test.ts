import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseReplay } from '../parse.ts'
import { readWays } from './read-ways.ts'

const FOLDERS = ['real', 'hostile'].map((name) => new URL(`../../../../shared/replays/${name}/`, import.meta.url))
const present = FOLDERS.filter((folder) => existsSync(folder))
if (present.length === 0) console.warn('skipped: no replay collection')

test.skipIf(present.length === 0)('of every file the ways are those that the parser finds, or left to it', () => {
  const [real = [], hostile = []] = present.map((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.rpy'))
      .map((file) => {
        const bytes = new Uint8Array(readFileSync(new URL(file, folder)))
        const whole = parseReplay(bytes, { paths: 'ways' })
        const ways = readWays(bytes)
        if (ways !== undefined) expect({ file, ways }).toEqual({ file, ways: whole.ok ? whole.paths : null })
        return { isLeft: ways === undefined, drawn: whole.ok && whole.paths?.some(({ way }) => way) }
      }),
  )
  // A game with a way is never left to the parser.
  expect(real.filter(({ isLeft, drawn }) => isLeft && drawn)).toEqual([])
  expect(real.filter(({ isLeft }) => !isLeft).length).toBeGreaterThan(25)
  expect(hostile.length).toBeGreaterThan(20)
})
