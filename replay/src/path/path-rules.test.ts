import { expect, test } from 'vitest'
import type { GameCode } from '../facts.ts'
import { SHOTS } from '../games/shots.ts'
import { PATH_RULES, speedsOf } from './path-rules.ts'

/** Pixels a frame without focus and with it, by shot or character, as `nouns/replays/docs/replays.md`'s sources have them. */
const PIXELS: Partial<Readonly<Record<GameCode, Readonly<Record<string, readonly [free: number, focused: number]>>>>> =
  {
    th06: { Reimu: [4, 2], Marisa: [5, 2.5] },
    th07: { Reimu: [4, 1.6], Marisa: [5, 2], Sakuya: [4, 2.2] },
    th08: {
      'Reimu & Yukari': [4, 2],
      'Marisa & Alice': [5, 2.2],
      'Sakuya & Remilia': [4, 2.3],
      'Youmu & Yuyuko': [5, 1.9],
      Reimu: [4, 2],
      Yukari: [4, 2],
      Marisa: [5, 2.2],
      Alice: [4, 2.2],
      Sakuya: [4, 2.3],
      Remilia: [5, 2.3],
      Youmu: [5, 1.9],
      Yuyuko: [4, 1.9],
    },
    th10: { Reimu: [4.5, 2], Marisa: [5, 2] },
    th11: { Reimu: [4.5, 2], Marisa: [5, 2] },
    th12: { Reimu: [4.5, 2], Marisa: [5, 2], Sanae: [4.5, 2] },
    th128: { Cirno: [4.5, 2] },
    th13: { Reimu: [4.5, 2], Marisa: [5, 2] },
    th14: { Reimu: [4.5, 2], Marisa: [5, 2], Sakuya: [4.5, 2] },
    th15: { Reimu: [4.5, 2], Reisen: [4.5, 2] },
    th17: { Marisa: [5, 2] },
    th18: { Reimu: [4.5, 2], Marisa: [5, 2], Sakuya: [4.5, 2], Sanae: [4.5, 2] },
    th20: { Reimu: [4.5, 2] },
  }

test('each shot moves at the speed of its source; the step of a diagonal is that over the root of 2, cut off in whole units', () => {
  for (const [game, { shots }] of Object.entries(SHOTS) as [GameCode, (typeof SHOTS)[GameCode]][]) {
    shots.forEach(({ id, group }, index) => {
      const pixels = PIXELS[game]?.[id] ?? PIXELS[game]?.[group]
      const speeds = speedsOf(game, index)
      const rules = PATH_RULES[game]
      if (!pixels || !speeds || !rules) {
        expect({ game, id, speeds }).toEqual({ game, id, speeds: null })
        return
      }
      const unit = rules.unit
      for (const [straight, found] of [
        [pixels[0], speeds.free],
        [pixels[1], speeds.focused],
      ] as const) {
        if (rules.rounds) {
          expect(found.straight).toBeCloseTo(straight, 6)
          // The files of shots round to six digits.
          expect(Math.abs(found.diagonal - straight / Math.SQRT2)).toBeLessThan(1e-5)
        } else {
          expect({ game, id, ...found }).toEqual({
            game,
            id,
            straight: straight * unit,
            diagonal: Math.trunc((straight * unit) / Math.SQRT2),
          })
        }
      }
    })
  }
  expect(Object.keys(PIXELS)).toEqual(Object.keys(PATH_RULES))
  expect(speedsOf('th06', null)).toBeNull()
})
