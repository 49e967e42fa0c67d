import type { ReactNode } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { comparePack } from '../../words/compare.pack.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayFlags } from '../card/replay-flags.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { runWords } from '../card/run-words.ts'
import styles from './compare-head.module.css'
import { comparePath } from './compare-routes.ts'
import { signed } from './compare-stages.tsx'
import type { NamedRun } from './named-runs.ts'
import { RunSign, tinted } from './run-sign.tsx'

interface HeadProps {
  readonly runs: readonly NamedRun[]
}

/** All runs in one shop label: two with the game's picture between them, more in a row. */
export function CompareHead({ runs }: HeadProps) {
  const [a, b] = runs
  if (!a || !b) return null
  return runs.length === 2 ? <OfTwo a={a} b={b} /> : <OfMany runs={runs} />
}

function OfTwo({ a, b }: { readonly a: NamedRun; readonly b: NamedRun }) {
  const { language } = useLanguage()
  const told = useSteps([a, b])
  return (
    <Plaque className={styles.plaque}>
      <Side run={a} place={0} step={told(a)} />
      <div className={styles.middle}>
        <GamePicture kind="card" game={a.GAM} alt={runWords(a, language).fullGame} eager className={styles.picture} />
        <RankChip rank={a.RANK} size="large" />
      </div>
      <Side run={b} place={1} step={told(b)} facing />
    </Plaque>
  )
}

function OfMany({ runs }: HeadProps) {
  const compare = useWords(comparePack)
  const codes = runs.map(({ CODE }) => CODE)
  const told = useSteps(runs)
  return (
    <Plaque className={styles.row}>
      {runs.map((run, place) => {
        const others = codes.filter((code) => code !== run.CODE)
        return (
          <Side key={run.CODE} run={run} place={place} step={told(run)}>
            <Link
              to={comparePath(others)}
              replace
              className={iconButtonClass({ size: 'small' }, styles.out)}
              aria-label={compare.takeOut(run.name)}
              data-tip={compare.out}
            >
              <IconButtonInside icon="x" size="small" />
            </Link>
            {place > 0 && (
              <Link to={comparePath([run.CODE, ...others])} replace className={styles.lead}>
                {compare.lead}
                <span className="visually-hidden">{`: ${run.name}`}</span>
              </Link>
            )}
          </Side>
        )
      })}
    </Plaque>
  )
}

/** How the score of a run compares with the first run's. */
function useSteps([first]: readonly NamedRun[]): (run: NamedRun) => string {
  const compare = useWords(comparePack)
  return (run) => {
    const step = run.SCORE - (first?.SCORE ?? 0)
    if (run.CODE === first?.CODE) return compare.base
    return step === 0 ? compare.level : compare.toFirst(signed(step))
  }
}

interface SideProps {
  readonly run: NamedRun
  readonly place: number
  /** How its score compares. */
  readonly step: string
  /** At the right end, turned to the left. */
  readonly facing?: boolean
  readonly children?: ReactNode
}

function Side({ run, place, step, facing = false, children }: SideProps) {
  const { language } = useLanguage()
  const { replays } = useWords()
  const names = runWords(run, language)
  return (
    <div className={classNames(styles.side, facing && styles.facing)} style={tinted(place)}>
      <p className={styles.who}>
        <RunSign run={place} />
        <Head id={run.UPID} src={run.HEAD || null} size={24} alt="" />
        <span className={classNames('ellipsis', styles.name)} title={run.name}>
          <MemberName id={run.UPID} nick={run.NICK} className={styles.nick} />
        </span>
      </p>
      <p>
        <Link to={`/r/${run.CODE}`} className={styles.run}>
          {[
            names.shortShot || names.title,
            run.TYPE === 'scene' ? run.STAGE : replays.progress(run.STAGE),
            ...(run.mark ? [run.mark] : []),
          ].join(' · ')}
        </Link>
      </p>
      <p>
        <ReplayScore value={run.SCORE} className={styles.score} />
      </p>
      <p className={styles.ahead}>{step}</p>
      <p className={styles.flags}>
        <ReplayFlags row={run} />
      </p>
      {children}
    </div>
  )
}
