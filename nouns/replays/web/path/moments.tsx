import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './controls.module.css'
import { momentsOf } from './path-shapes.ts'
import type { Player } from './player.ts'
import type { ShownRun } from './shown-run.ts'
import { usePathTime } from './use-path-time.ts'

/** The moments that the file records, each a button that goes there. */
export function Moments({ player, runs }: { readonly player: Player; readonly runs: readonly ShownRun[] }) {
  const words = useWords(replayPathPack)
  const time = usePathTime()
  return runs.map(
    ({ run, path }) =>
      momentsOf(path).length > 0 && (
        <section key={run.CODE} className={styles.moments} aria-label={words.moments(runs.length > 1 ? run.NICK : '')}>
          {runs.length > 1 && <b>{run.NICK}</b>}
          {momentsOf(path).map(({ frame, what }) => (
            <Button key={`${frame} ${what}`} size="small" data-what={what} onClick={() => player.seek(frame)}>
              <span className="num">{time(frame)}</span> {words.events[what]}
            </Button>
          ))}
        </section>
      ),
  )
}
