import { Allowance, allowanceFor } from '@patisserie/replay/bytes/allowance'
import { GAME_CODES, type GameCode } from '@patisserie/replay/facts'
import { parseReplay, parseWithin } from '@patisserie/replay/parse'
import { PATH_RULES } from '@patisserie/replay/path/path-rules'
import { readWays } from '@patisserie/replay/path/read-ways'
import { expect, test } from 'vitest'
import { encodeReplay } from './encode.ts'
import { makeRun } from './make-run.ts'

const walked = GAME_CODES.filter((game) => PATH_RULES[game])
const fileOf = (game: GameCode, seed: number) => encodeReplay(makeRun({ game, seed, frames: 900 }))

test.each(walked)('%s: read alone, the ways are those of the parser, of files with wrong bytes too', (game) => {
  let random = 17
  const draw = (below: number) => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return random % below
  }
  for (let seed = 1; seed <= 2; seed++) {
    const file = fileOf(game, seed)
    const paths = readWays(file)
    const whole = parseReplay(file, { paths: 'ways' })
    expect(whole.ok && whole.paths).toEqual(paths)
    expect(paths?.length).toBeGreaterThan(0)
    // Lengths, offsets and counts lie near the start of a file; text and its lengths at the end.
    for (let wrong = 0; wrong < 25; wrong++) {
      const bytes = file.slice()
      const at = wrong % 2 === 0 ? draw(0x80) : draw(bytes.length)
      bytes[at] = draw(256)
      const ways = readWays(bytes)
      if (ways === undefined) continue
      const other = parseReplay(bytes, { paths: 'ways' })
      expect({ at, value: bytes[at], ways }).toEqual({ at, value: bytes[at], ways: other.ok ? other.paths : null })
    }
  }
})

test.each(['th09', 'th095', 'th16', 'th165', 'alco'] as const)(
  '%s: a game whose moves nobody knows is left to the parser',
  (game) => {
    expect(readWays(fileOf(game, 1))).toBeUndefined()
  },
)

test.each(['th06', 'th07', 'th08', 'th12'] as const)(
  '%s: a run whose ways need more memory than the file allows is read all the same, without them',
  (game) => {
    const file = fileOf(game, 5)
    const enough = allowanceFor(file.length)
    const plain = parseWithin(file, {}, enough)
    const tight = parseWithin(file, { paths: 'ways' }, new Allowance(enough.used + 100))
    if (!plain.ok || !tight.ok) throw new Error('a made run is not read')
    expect(tight.paths).toBeNull()
    expect(tight.replay).toEqual(plain.replay)
  },
)
