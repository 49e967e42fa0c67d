import type { ReplayDetail } from '@patisserie/contract/replays'
import { formatYi } from '@patisserie/rules/text'
import type { CSSProperties } from 'react'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { type Tint, tintMark } from '../../design/parts/tint.ts'
import { useLanguage } from '../../session/words.tsx'
import styles from './run-chart.module.css'
import { axisTicks, stageEnds } from './run-chart-scale.ts'

/** Score at the end of every stage, lives and bombs at its start, on one axis of time. */
export function RunChart({ run }: { readonly run: Pick<ReplayDetail, 'STAGES' | 'SCORE'> }) {
  const { words, language } = useLanguage()
  const { chart, stageTable } = words.replays
  const stages = run.STAGES
  const scores = stages.map(({ endScore }) => endScore).filter((score) => score !== null)
  if (stages.length < 2 || scores.length < stages.length) return null

  const ends = stageEnds(stages.map(({ frames }) => frames))
  const [size, unit] = chart.units.find(([size]) => Math.max(...scores) >= size) ?? [1, '']
  const lives = stages.map((stage) => stage.lives)
  const bombs = stages.map((stage) => stage.bombs)
  return (
    <section>
      <SectionHead title={chart.title} />
      <figure className={styles.chart} aria-label={chart.summary(stages.length, formatYi(run.SCORE, language))}>
        <Band
          label={chart.score(unit)}
          tint="honey"
          tall
          ends={ends}
          values={scores.map((score) => score / size)}
          rising
        />
        <Band label={chart.lives} tint="straw" ends={ends} values={lives} />
        <Band label={chart.bombs} tint="matcha" ends={ends} values={bombs} />
        <div className={styles.stages} aria-hidden="true">
          {stages.map(({ stage }, i) => (
            <span key={stage} style={place((ends[i - 1] ?? 0) / 2 + (ends[i] ?? 1) / 2)}>
              {stageTable.label(stage)}
            </span>
          ))}
        </div>
      </figure>
    </section>
  )
}

interface BandProps {
  readonly label: string
  readonly tint: Tint
  readonly ends: readonly number[]
  /** One a stage: at its end when rising, else at its start. */
  readonly values: readonly (number | null)[]
  readonly tall?: boolean
  /** A line through the ends instead of steps. */
  readonly rising?: boolean
}

function Band({ label, tint, ends, values, tall = false, rising = false }: BandProps) {
  const known = values.filter((value) => value !== null)
  if (known.length < values.length) return null
  const ticks = tall ? axisTicks(Math.max(...known)) : [0, Math.max(1, ...known)]
  const top = ticks.at(-1) ?? 1
  const line = rising ? risingLine(ends, known, top) : steps(ends, known, top)
  const last = known.at(-1) ?? 0
  // a custom property is not part of CSSProperties
  const mark = { '--mark': tintMark(tint) } as CSSProperties
  return (
    <div className={styles.band} style={mark}>
      <p className={styles.label}>{label}</p>
      <div className={tall ? styles.tall : styles.flat}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            <span>{Math.round(tick * 100) / 100}</span>
          </span>
        ))}
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
          <path d={`${line}V100H0Z`} className={styles.area} />
          {ends.slice(0, -1).map((end) => (
            <path key={end} d={`M${round(end * 1000)} 0V100`} className={styles.border} />
          ))}
          <path d={line} className={styles.line} />
        </svg>
        {rising && <span className={styles.end} style={{ insetBlockEnd: `${(last / top) * 100}%` }} />}
      </div>
    </div>
  )
}

const risingLine = (ends: readonly number[], values: readonly number[], top: number): string =>
  `M0 100${ends.map((end, i) => `L${round(end * 1000)} ${height(values[i] ?? 0, top)}`).join('')}`

const steps = (ends: readonly number[], values: readonly number[], top: number): string =>
  `M0 ${height(values[0] ?? 0, top)}${ends
    .map((end, i) => `V${height(values[i] ?? 0, top)}H${round(end * 1000)}`)
    .join('')}`

const height = (value: number, top: number): number => round(100 - (value / top) * 100)
const round = (n: number): number => Math.round(n * 10) / 10
const place = (share: number): CSSProperties => ({ insetInlineStart: `${round(share * 100)}%` })
