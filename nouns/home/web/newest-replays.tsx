import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import arrives from '#cards/front/arrives.module.css'
import { useArrived } from '#cards/front/use-arrived.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { ReplayCard } from '#nouns/replays/web/card/replay-card.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import styles from './home-page.module.css'

/** The newest replays. */
export function NewestReplays() {
  const words = useWords()
  const home = useWords(homePack)
  const { value: front, refusal, again } = useRead(homeContract.calls.front, {})
  const arrived = useArrived(front?.replays, ({ KeyID }) => String(KeyID))
  if (refusal) {
    return (
      <ErrorState title={home.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  return (
    <section className={styles.section}>
      <SectionHead title={home.newest.title} more={<Link to="/rpy">{home.all}</Link>} />
      {front?.replays.length === 0 ? (
        <Card>
          <EmptyState
            art={<EmptyArt />}
            title={home.noReplays}
            actions={
              <Link to="/rpy/upload" className={buttonClass()}>
                {home.window.upload}
              </Link>
            }
          >
            {home.noReplaysText}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.strip}>
          {front
            ? front.replays.slice(0, shown).map((row, at) => (
                <li
                  key={row.KeyID}
                  data-list-item=""
                  className={arrived.has(String(row.KeyID)) ? arrives.row : undefined}
                >
                  <ReplayCard row={row} eager={at === 0} />
                </li>
              ))
            : Array.from({ length: 5 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
                <li key={i}>
                  <Skeleton shape="picture" ratio="4 / 5" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

/** A full row on wide screens. */
const shown = 5
