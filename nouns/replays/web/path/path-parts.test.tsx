import { type StagePath, WAY_UNIT } from '@patisserie/replay/path-facts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { ToastProvider } from '#design/parts/over/toast.tsx'
import { LanguageContext } from '#session/words.tsx'
import { speak } from '#words/word-pack.ts'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replayPath as words } from '../../words/replay-path.en.ts'
import { Controls } from './controls.tsx'
import { HeldKeys } from './held-keys.tsx'
import { Player } from './player.ts'
import { atStage, startStage } from './shown-run.ts'
import { VerdictLine } from './verdict-line.tsx'
import { Whereabouts } from './whereabouts.tsx'

beforeAll(() => speak('en'))

const spoken = { language: 'en', words: {} as never, setLanguage: async () => {} } as const
const shown = (part: ReactNode) =>
  renderToString(
    <LanguageContext value={spoken}>
      <ToastProvider label={words.field}>{part}</ToastProvider>
    </LanguageContext>,
  ).replaceAll('<!-- -->', '')

type Place = readonly [x: number, y: number, held?: number]

function stage(over: Partial<StagePath>, places: readonly Place[] = [[192, 384]]): StagePath {
  const way = {
    x: Uint16Array.from(places, ([x]) => x * WAY_UNIT),
    y: Uint16Array.from(places, ([, y]) => y * WAY_UNIT),
    held: Uint8Array.from(places, ([, , held = 0]) => held),
  }
  const facts = { index: 0, clamped: 0, start: null, end: null, next: null, events: [], why: null, returns: 0 } as const
  return { ...facts, frames: places.length, way, verdict: 'exact', certainFrom: 0, ...over }
}

/** As much of a run as the parts ask for. */
const run = (GAM: number, stages: readonly { stage: string; lost: number | null }[] = [{ stage: '1', lost: null }]) =>
  ({ GAM, CODE: `c${GAM}`, NICK: 'Ann', STAGES: stages }) as unknown as ReplayDetail

describe('the verdict in words', () => {
  const line = (path: StagePath, of = run(14)) => shown(<VerdictLine path={path} run={of} index={0} isNamed={false} />)

  test('exact says that no life was lost; what agrees says from when it is right, and no such thing', () => {
    expect(line(stage({}))).toContain(words.proved.noLoss)
    const agrees = line(stage({ verdict: 'agrees', certainFrom: 90 }, Array<Place>(119).fill([0, 0])))
    expect(agrees).toContain(words.says.agrees('0:01'))
    expect(agrees).not.toContain(words.proved.noLoss)
    expect(line(stage({ verdict: 'agrees', certainFrom: 119 }))).toContain(words.says.agrees('0:01'))
  })

  test('a lost life that was absorbed: from when the line is right, where there is such a time', () => {
    const places = Array<Place>(700).fill([0, 0])
    const lost = { verdict: 'startOnly', why: 'lost' } as const
    expect(line(stage({ ...lost, certainFrom: 660 }, places))).toContain(words.says.lostFrom('0:11'))
    for (const certainFrom of [700, null])
      expect(line(stage({ ...lost, certainFrom }, places))).not.toContain(words.says.lostFrom('0:11'))
  })

  test('game 7: a stage without any event speaks of itself, not of the run', () => {
    const calm = line(stage({ verdict: 'byRule' }), run(7, [{ stage: '1', lost: 0 }]))
    expect(calm).toContain(words.says.events)
    expect(calm).not.toContain(words.says.calm)
    expect(calm).toContain(words.proved.none)
  })

  test('game 7: what the file does not prove of the last life is not said', () => {
    const line7 = line(stage({ verdict: 'byRule' }), run(7, [{ stage: '6', lost: null }]))
    expect(line7).not.toContain(words.proved.none)
    const counted = line(
      stage({
        verdict: 'byRule',
        events: [
          { frame: 0, what: 'bomb' },
          { frame: 0, what: 'lifeLost' },
        ],
      }),
      run(7, [{ stage: '6', lost: 1 }]),
    )
    expect(counted).toContain(words.proved.lives(1))
    expect(counted).toContain(words.proved.bombs(1))
  })

  test('game 8: a text that anybody can edit proves nothing', () => {
    const calm = line(stage({ verdict: 'byRule' }), run(8))
    expect(calm).toContain(words.says.calm)
    expect(calm).not.toContain(words.proved.none)
  })
})

test('the keys of the frame and the place in pixels', () => {
  const player = new Player()
  player.load(1, 0)
  const html = shown(
    <HeldKeys player={player} path={stage({}, [[100, 300, 0x40 | 0x08]])} game={14} nick="" index={0} />,
  )
  const on = [...html.matchAll(/data-on="true">([^<]+)</g)].map(([, key]) => key)
  expect(on).toEqual(['←', words.keys.focus])
  expect(html).toContain(words.place(100, 300))
})

test('time and marks below the field are shares of the stage', () => {
  const player = new Player()
  player.load(200, 0)
  const events = [
    { frame: 50, what: 'hit' },
    { frame: 65, what: 'lifeLost' },
    { frame: 100, what: 'bomb' },
    { frame: 150, what: 'border' },
    { frame: 180, what: 'borderBroken' },
  ] as const
  const path = stage({ verdict: 'agrees', certainFrom: 120, events }, Array<Place>(200).fill([0, 0]))
  const html = shown(<Controls player={player} runs={[{ run: run(7), path }]} frames={200} stage={0} />)
  expect(html).toMatch(/type="range" min="0" max="199"/)
  const marks = [...html.matchAll(/data-what="(\w+)"[^>]*style="left:([\d.]+)%"/g)].map(([, what, left]) => [
    what,
    left,
  ])
  expect(marks).toEqual([
    ['lifeLost', '32.5'],
    ['bomb', '50'],
    ['border', '75'],
  ])
  expect(html).toContain('style="left:60%;width:40%"')
})

test('focus is counted by the key of the game', () => {
  const places: Place[] = [
    [192, 384, 0x08],
    [192, 384, 0x08],
    [192, 384, 0x04],
    [192, 384, 0],
  ]
  const focused = (gam: number) => shown(<Whereabouts runs={[{ run: run(gam), path: stage({}, places) }]} />)
  expect(focused(14)).toContain(words.percent(0.5))
  expect(focused(10)).not.toContain(words.percent(0.5))
})

describe('which stage is shown', () => {
  const undrawn = stage({ way: null, verdict: 'notDrawn' })

  test('that of a link, else the first that is drawn', () => {
    const paths = [[undrawn, stage({ index: 1 }), stage({ index: 2 })]]
    expect([startStage(paths, 3), startStage(paths, undefined), startStage(paths, 4), startStage([], 1)]).toEqual([
      2, 1, 1, 0,
    ])
  })

  test('of a second run that of the same name, or none', () => {
    const named = (...names: string[]) =>
      run(
        14,
        names.map((each) => ({ stage: each, lost: null })),
      )
    const [one, other] = [[stage({}), stage({ index: 1 })], [stage({ index: 7 })]]
    const second = named('2')
    expect(atStage([named('1', '2'), second], [one, other], 1).map(({ path }) => path.index)).toEqual([1, 7])
    expect(atStage([named('1', '2'), second], [one, other], 0).map(({ path }) => path.index)).toEqual([0])
  })
})
