import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseReplay } from '../parse.ts'

const FOLDER = new URL('../../../../shared/replays/real/', import.meta.url)
const PRESENT = existsSync(FOLDER)
if (!PRESENT) console.warn(`skipped: no replay collection at ${FOLDER.pathname}`)

/** Numbers of point items that give a life, and stages with an item that does: both full runs have them. */
const GOALS = [50, 125, 200, 300, 450]
const WITH_LIFE_ITEM = [3, 5]

describe.skipIf(!PRESENT)('lives of game 7', () => {
  const runs = (PRESENT ? readdirSync(FOLDER) : []).flatMap((file) => {
    const result = parseReplay(new Uint8Array(readFileSync(new URL(file, FOLDER))), { paths: 'verdicts' })
    return result.ok && result.replay.game === 'th07' && result.paths ? [{ file, ...result, paths: result.paths }] : []
  })

  test('a stage begins with the lives of the one before, less those that its flags say are lost, and those gained', () => {
    let [stages, lost] = [0, 0]
    for (const { file, replay, paths } of runs) {
      for (const { index, events } of paths.slice(0, -1)) {
        const [here, next] = [replay.stages[index]?.start, replay.stages[index + 1]?.start]
        const deaths = events.filter(({ what }) => what === 'lifeLost').length
        const [from = 0, to = 0] = [here?.pointItems, next?.pointItems]
        const gained =
          GOALS.filter((goal) => from < goal && goal <= to).length +
          WITH_LIFE_ITEM.filter((stage) => stage === replay.stages[index]?.stage).length
        expect({ file, stage: index + 1, lives: next?.lives }).toEqual({
          file,
          stage: index + 1,
          lives: (here?.lives ?? 0) - deaths + gained,
        })
        stages++
        lost += deaths
      }
    }
    expect({ stages, lost }).toEqual({ stages: 10, lost: 14 })
  })

  test('a hit stands exactly the window before each life lost', () => {
    const windows: Readonly<Record<string, number>> = { Reimu: 15, Marisa: 8, Sakuya: 6 }
    let [deaths, hits] = [0, 0]
    for (const { replay, paths } of runs) {
      const window = windows[replay.shot?.slice(0, -1) ?? ''] ?? 0
      for (const { events } of paths) {
        const hitAt = new Set(events.flatMap(({ what, frame }) => (what === 'hit' ? [frame] : [])))
        for (const { what, frame } of events) {
          if (what !== 'lifeLost') continue
          deaths++
          if (hitAt.has(frame - window)) hits++
        }
      }
    }
    expect({ deaths, hits }).toEqual({ deaths: 38, hits: 38 })
  })
})
