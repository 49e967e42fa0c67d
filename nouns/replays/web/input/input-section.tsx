import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import styles from './input-section.module.css'
import { InputShares } from './input-shares.tsx'

const InputView = lazyPart(() => import('./input-view.tsx').then((part) => part.InputView))

/** How the keys were used: shares of the whole run at once, the keys over time when they arrive. */
export function InputSection({ run }: { readonly run: ReplayDetail }) {
  const words = useWords(runPack).input
  const { waiting } = useWords(scorecardPack).input
  if (!run.INPUT) return null
  return (
    <section>
      <SectionHead title={words.title} />
      <Card pad className={styles.card}>
        <InputShares input={run.INPUT} />
        <div className={styles.view} data-rows={rowsOf(run.GAM)}>
          <InputView
            run={run}
            placeholder={
              <div role="status" aria-label={waiting}>
                <Skeleton shape="picture" height="100%" />
              </div>
            }
          />
        </div>
      </Card>
    </section>
  )
}

/** Rows of keys a game has: room is kept for them before they arrive. */
const rowsOf = (game: number): number => ({ 13: 8, 16: 8, 18: 9, 128: 8, 125: 6, 2003: 6 })[game] ?? 7
