import { shareAt } from '@patisserie/replay/pack-numbers'
import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { ChartCursor } from '#design/parts/chart-cursor.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import type { Tint } from '#design/parts/tint.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import type { ReplaySeries } from '../../contract/scorecard.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { frameTime } from '../card/run-numbers.ts'
import { InputLens } from './input-lens.tsx'
import { InputTable } from './input-table.tsx'
import styles from './input-view.module.css'
import { barsPath, heatPaths, indexAt, levels, placeOf, windowCount } from './series-shapes.ts'

/** The keys through the run, presses a minute and slow-down below; the window pointed at in words and frame by frame. */
export function InputView({ run }: { readonly run: ReplayDetail }) {
  const words = useWords()
  const own = useWords(scorecardPack).input
  const { value, refusal, again } = useRead(scorecard.calls.series, { code: run.CODE }, { quiet: true })
  if (value) return <Drawn run={run} series={value} />
  if (refusal === 'r.seriesClosed') return <p className={styles.note}>{own.closed}</p>
  if (refusal === 'r.seriesNone') return <p className={styles.note}>{own.none}</p>
  if (refusal) {
    return (
      <ErrorState title={own.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={own.waiting}>
      <Skeleton shape="picture" height="100%" />
    </div>
  )
}

interface DrawnProps {
  readonly run: ReplayDetail
  readonly series: ReplaySeries
}

function Drawn({ run, series }: DrawnProps) {
  const words = useWords()
  const own = useWords(scorecardPack).input
  const { stageTable } = useWords(runPack)
  const [at, setAt] = useState<number | null>(null)
  const { stages, keys, window } = series
  const perMinute = 3600 / window
  const mostPresses = Math.max(1, ...stages.flatMap(({ presses }) => presses))
  const slowest = Math.max(...stages.flatMap(({ rate }) => rate?.slow ?? []), 0)
  const rated = slowest > 0
  const place = at === null ? null : placeOf(series, at)
  const stageName = (index: number) => stageTable.label(run.STAGES[index]?.stage ?? '')
  // The nine stages of a versus run leave room for their numbers only.
  const many = stages.length > 7
  const said = place ? saidAt(series, place, { game: run.GAM, own }) : []
  const where = place ? own.at(stageName(place.stage), frameTime(place.from, words)) : ''
  return (
    <>
      <div className={styles.drawing}>
        <div className={styles.labels} aria-hidden="true">
          {keys.map((key) => (
            <span key={key}>{nameOf(key, run.GAM, own, 'short')}</span>
          ))}
          <span className={styles.bandLabel}>{own.presses}</span>
          {rated && <span className={styles.bandLabel}>{own.rate}</span>}
        </div>
        <div className={styles.plots}>
          {stages.map((stage, index) => {
            const width = Math.max(1, stage.frames / window)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
              <div key={index} className={styles.stage} style={{ flexGrow: Math.max(1, stage.frames) }}>
                {keys.map((key, row) => (
                  <svg
                    key={key}
                    viewBox={`0 0 ${width} 1`}
                    preserveAspectRatio="none"
                    className={styles[tintOf(key)]}
                    aria-hidden="true"
                  >
                    {heatPaths(stage.held[row] ?? '', 0).map(({ level, path }) => (
                      <path key={level} d={path} fillOpacity={shade(key, level)} />
                    ))}
                  </svg>
                ))}
                <svg
                  viewBox={`0 0 ${width} 100`}
                  preserveAspectRatio="none"
                  className={styles.presses}
                  aria-hidden="true"
                >
                  <path d={barsPath(stage.presses, mostPresses)} />
                </svg>
                {rated && (
                  <svg
                    viewBox={`0 0 ${width} 100`}
                    preserveAspectRatio="none"
                    className={styles.rate}
                    aria-hidden="true"
                  >
                    <path d={barsPath(stage.rate?.slow ?? [], Math.max(slowest, 50))} />
                  </svg>
                )}
                {place?.stage === index && (
                  <span
                    className={styles.now}
                    style={{ insetInlineStart: `${(place.from / Math.max(1, stage.frames)) * 100}%` }}
                  />
                )}
                <span className={styles.name}>{many ? (run.STAGES[index]?.stage ?? '') : stageName(index)}</span>
              </div>
            )
          })}
          <div className={styles.over}>
            <ChartCursor
              label={own.cursor}
              count={windowCount(series)}
              at={at}
              text={place ? [where, ...said].join(' · ') : own.window(String(window / 60))}
              find={(share) => indexAt(series, share)}
              onMove={setAt}
              page={Math.round(perMinute / 6)}
            />
          </div>
        </div>
      </div>
      <p className={styles.readout}>
        {place ? (
          <>
            <b>{where}</b>
            {said.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        ) : (
          own.window(String(window / 60))
        )}
      </p>
      <InputLens
        series={series}
        place={place ?? placeOf(series, 0)}
        nameOf={(key) => nameOf(key, run.GAM, own, 'short')}
        tintOf={tintOf}
      />
      <InputTable series={series} stageName={stageName} />
    </>
  )
}

type Key = ReplaySeries['keys'][number]
type Own = ReturnType<typeof scorecardPack>['input']

const tintOf = (key: Key): Exclude<Tint, 'plain'> =>
  key === 'shot' ? 'straw' : key === 'focus' ? 'plum' : key === 'bomb' ? 'matcha' : isOwn(key) ? 'honey' : 'soda'

/** A bomb is a press of a few frames: it must be seen in a cell of seconds. */
const shade = (key: Key, level: number): number => (key === 'bomb' || isOwn(key) ? 0.5 + level / 10 : level / levels)

const isOwn = (key: Key): boolean => key === 'special' || key === 'change'

function nameOf(key: Key, game: number, own: Own, length: 'short' | 'long'): string {
  if (key === 'special') return own.special[game] ?? own.rows.special ?? key
  if (key === 'shot' && game === 125) return own.photo
  return (length === 'long' ? own.rowNames[key] : undefined) ?? own.rows[key] ?? key
}

/** The window in words: what was held for a part of it, presses, frame rate. */
function saidAt(
  { stages, keys }: ReplaySeries,
  place: ReturnType<typeof placeOf>,
  { game, own }: { readonly game: number; readonly own: Own },
): string[] {
  const stage = stages[place.stage]
  if (!stage) return []
  const held = keys.flatMap((key, row) => {
    const share = shareAt(stage.held[row] ?? '', place.window)
    return share === 0 ? [] : [own.share(nameOf(key, game, own, 'long'), `${Math.round(share * 100)} %`)]
  })
  const frames = Math.max(1, place.to - place.from)
  const presses = Math.round(((stage.presses[place.window] ?? 0) * 3600) / frames)
  const low = stage.rate?.low[place.window]
  const slow = stage.rate?.slow[place.window] ?? 0
  return [
    ...held,
    own.pressesAt(presses),
    ...(low === undefined ? [] : [slow === 0 ? own.fullRate : own.rateAt(low, `${(slow / 10).toFixed(1)} %`)]),
  ]
}
