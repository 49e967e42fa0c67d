import { GAME_CODES, type GameCode, type Replay } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { parseReplay } from '@patisserie/replay/parse'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunWish } from './draw/run-wish.ts'
import { encodeReplay } from './encode.ts'
import { makeRun } from './make-run.ts'

test.each(GAME_CODES)('%s: made runs read as real ones and leave a moderator nothing to say', (game) => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (seed) => {
      const replay = read({ game, seed, frames: 200 })
      expect(replay).toMatchObject({ game, hints: [], warnings: game === 'th165' ? ['unverified-format'] : [] })
      expect(replay.score % GAMES[game].scoreUnit).toBe(0)
      expect(replay.score).toBeGreaterThan(0)
      expect(replay.name).toMatch(/^[!-~]( ?[!-~])*$/)
      expect(replay.shot).not.toContain('unknown')
      const ends = replay.stages.map(({ endScore }) => endScore ?? 0)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    }),
    { numRuns: 12 },
  )
})

test.each(GAME_CODES)('%s: equal seeds make equal files, small by default', (game) => {
  const file = encodeReplay(makeRun({ game, seed: 7 }))
  expect(encodeReplay(makeRun({ game, seed: 7 }))).toEqual(file)
  expect(encodeReplay(makeRun({ game, seed: 8 }))).not.toEqual(file)
  expect(file.length).toBeLessThan(20_000)
})

test.each(staged())('%s: a wish is kept', (game) => {
  const wish = {
    shot: 3,
    difficulty: 1,
    score: 123_456_780,
    name: 'Custard',
    slowRate: 0.25,
    date: '2021-06-01T04:05:06Z',
  }
  const replay = read({ game, seed: 3, frames: 120, ...wish })
  expect(replay).toMatchObject({
    shotIndex: 3,
    difficulty: 1,
    name: 'Custard',
    slowdownPercent: 0.25,
    score: 123_456_780,
  })
  expect(`2021-06-01T12:05:06`.includes(replay.localDate?.replace(/^-/, '') ?? 'no date')).toBe(true)
})

test.each(staged())('%s: a run that is no clear ends early', (game) => {
  const whole = read({ game, seed: 5, difficulty: 1, frames: 60 })
  const early = read({ game, seed: 5, difficulty: 1, frames: 60, clear: false })
  expect(early.type).toBe('full')
  expect(early.stages.length).toBeLessThan(whole.stages.length)
  expect(early.allClear ?? false).toBe(false)
})

test('made runs have stages that the file proves, stages that agree and stages that end elsewhere', () => {
  const found = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    for (const { verdict, why, start } of pathsOf({ game: 'th12', seed, difficulty: 1 }).paths) {
      found.add(why ?? verdict)
      expect(start).not.toEqual({ x: 0, y: 0 })
    }
  }
  expect(found).toEqual(new Set(['exact', 'agrees', 'end', 'lost', 'last']))
})

test('a stage whose count of misses stays the same ends where its keys lead', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { replay, paths } = pathsOf({ game: 'th15', seed, shot: 0, difficulty: 1 })
    paths.slice(0, -1).forEach((path, index) => {
      const [before, after] = [replay.stages[index]?.start?.missCount, replay.stages[index + 1]?.start?.missCount]
      if (before === after) expect(path).toMatchObject({ verdict: 'exact', end: path.next })
      else expect(path.verdict).toBe('startOnly')
    })
  }
})

test('game 9: a story run begins with two lives, and a stage takes or gives one at most', () => {
  for (let seed = 0; seed < 20; seed++) {
    const run = makeRun({ game: 'th09', seed })
    if (run.game !== 'th09') throw new Error('another game')
    const lives = run.stages.map(({ sides }) => sides[0].lives)
    expect(lives[0]).toBe(2)
    for (const [i, now] of lives.slice(1).entries()) expect(Math.abs(now - (lives[i] ?? 0))).toBeLessThan(2)
  }
})

test('game 7: lives lost and bombs agree with the starts and the keys', () => {
  let [lost, gained] = [0, 0]
  for (let seed = 0; seed < 20; seed++) {
    const { replay, paths } = pathsOf({ game: 'th07', seed, difficulty: 1 })
    paths.slice(0, -1).forEach(({ events }, index) => {
      const [before = 0, after = 0] = [replay.stages[index]?.start?.lives, replay.stages[index + 1]?.start?.lives]
      const deaths = events.filter(({ what }) => what === 'lifeLost').length
      if (after < before) expect(deaths).toBe(before - after)
      lost += deaths
      gained += deaths + after - before
    })
  }
  expect(Math.min(lost, gained)).toBeGreaterThan(10)
})

test('stages have in short what their paths prove, and game 7 the counts of its events', () => {
  for (const game of ['th07', 'th12', 'th16'] as const) {
    const { replay, paths } = pathsOf({ game, seed: 3, difficulty: 1 })
    expect(replay.stages.map(({ proof }) => proof?.verdict)).toEqual(paths.map(({ verdict }) => verdict))
    replay.stages.forEach(({ proof }, index) => {
      const named = (name: string) => paths[index]?.events.filter(({ what }) => what === name).length
      const [lifeLost, bomb, border, borderBroken] = ['lifeLost', 'bomb', 'border', 'borderBroken'].map(named)
      expect(proof?.events).toEqual(game === 'th07' ? { lifeLost, bomb, border, borderBroken } : null)
    })
  }
  expect(read({ game: 'th07', seed: 3 }).stages.every(({ proof }) => proof === undefined)).toBe(true)
})

test('events of a shot that the game does not have are not counted as none', () => {
  const run = makeRun({ game: 'th07', seed: 3, difficulty: 1 })
  const result = parseReplay(encodeReplay({ ...run, shot: 77 } as typeof run), { paths: 'verdicts' })
  expect(result.ok && result.replay.stages.map(({ proof }) => proof?.events)).toEqual(Array(6).fill(null))
})

test('Overdrive is drawn as the practice of one of its spell cards', () => {
  const replay = read({ game: 'th13', seed: 1, difficulty: 5, frames: 60 })
  expect(replay).toMatchObject({ type: 'spell_practice', difficultyWord: 'Overdrive', warnings: [] })
})

test('the inputs look like play', () => {
  const result = parseReplay(encodeReplay(makeRun({ game: 'th15', seed: 2, difficulty: 1 })), { inputs: true })
  if (!result.ok) throw new Error(result.detail)
  const { inputs } = result.replay
  expect(inputs?.shootingShare).toBeGreaterThan(0.6)
  expect(inputs?.focusedShare).toBeGreaterThan(0.2)
  expect(inputs?.focusedShare).toBeLessThan(0.95)
  expect(inputs?.bombPresses).toBeGreaterThan(0)
  expect(inputs?.bombPresses).toBeLessThan(40)
})

test('a Chinese comment goes into the file as its patched games write it', () => {
  const replay = read({ game: 'th14', seed: 1, frames: 60, comment: '终于打过了，弹幕真漂亮' })
  expect(replay.comment).toBe('终于打过了，弹幕真漂亮')
  expect(replay.userBlocks.map(({ encoding }) => encoding)).toEqual(['gbk', 'gbk'])
})

/** Games with difficulties and at least four shots. */
function staged(): GameCode[] {
  return GAME_CODES.filter(
    (game) => GAMES[game].difficulties.length > 0 && GAMES[game].shots.length > 3 && game !== 'th09',
  )
}

function pathsOf(wish: RunWish) {
  const result = parseReplay(encodeReplay(makeRun(wish)), { paths: 'verdicts' })
  if (!result.ok || !result.paths) throw new Error(`no paths of ${wish.game}`)
  return { replay: result.replay, paths: result.paths }
}

function read(wish: RunWish): Replay {
  const result = parseReplay(encodeReplay(makeRun(wish)))
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}
