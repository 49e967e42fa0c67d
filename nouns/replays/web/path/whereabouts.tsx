import { KEYS } from '@patisserie/replay/games/keys'
import { certainFrames } from '@patisserie/replay/path/heat'
import { Display } from '#design/display.tsx'
import { codeOfGam, type Gam } from '#rules/games/games.ts'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import { type Regions, regionsOf } from './path-shapes.ts'
import styles from './path-view.module.css'
import type { ShownRun } from './shown-run.ts'
import { usePathTime } from './use-path-time.ts'

/** Where the time of a stage went, from what is certain. */
export function Whereabouts({ runs }: { readonly runs: readonly ShownRun[] }) {
  const words = useWords(replayPathPack)
  const time = usePathTime()
  const found = runs.flatMap(({ run, path }, index) => {
    const { focus } = KEYS[codeOfGam(run.GAM as Gam)] // a run's game has a number
    const regions = regionsOf([path], focus ?? 0)
    const part = certainFrames(path)
    return regions && part ? [{ run, index, regions, frames: part.to - part.from }] : []
  })
  const [one] = found
  return (
    <section className={styles.where}>
      <Display as="h3">{words.where}</Display>
      {one ? (
        <>
          <p className="mute">{words.whereOf(time(one.frames))}</p>
          <dl className={styles.shares}>
            {rows.map((row) => (
              <div key={row}>
                <dt>{words.regions[row]}</dt>
                {found.map(({ run, index, regions }) => (
                  <dd key={run.CODE} data-run={index}>
                    <span className={styles.bar} style={{ width: `${regions[row] * 100}%` }} />
                    <span className="num">{words.percent(regions[row])}</span>
                  </dd>
                ))}
              </div>
            ))}
            <div>
              <dt>{words.pace}</dt>
              {found.map(({ run, index, regions }) => (
                <dd key={run.CODE} data-run={index}>
                  <span className="num">{words.paceOf(regions.pace)}</span>
                </dd>
              ))}
            </div>
          </dl>
        </>
      ) : (
        <p className="mute">{words.whereNone}</p>
      )}
    </section>
  )
}

const rows: readonly Exclude<keyof Regions, 'pace'>[] = ['bottom', 'middle', 'top', 'sides', 'focused', 'still']
