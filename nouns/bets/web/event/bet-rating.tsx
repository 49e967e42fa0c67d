import { useWrite } from '#api/writes.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import styles from './bet-rating.module.css'

/** After payment: how people rate the event, and the reader's own stars. */
export function BetRating({ bet }: { readonly bet: Bet }) {
  const words = useWords(betPack).rating
  const { run, busy } = useWrite(bets.calls.rate)
  if (bet.PAID === '') return null
  const { OWN } = bet
  return (
    <section>
      <SectionHead title={words.title} />
      <Card pad className={styles.rating}>
        <p>{bet.RATINGS > 0 ? words.mean((bet.STARS / 10).toFixed(1), bet.RATINGS) : words.few}</p>
        {OWN?.MAYRATE === 'Y' && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its children
          <div role="group" aria-label={words.title} className={styles.stars}>
            {[1, 2, 3, 4, 5].map((stars) => (
              <button
                key={stars}
                type="button"
                aria-label={words.star(stars)}
                aria-pressed={stars === OWN.STARS}
                disabled={busy}
                data-on={stars <= OWN.STARS || undefined}
                onClick={() => void run({ bocaiName: bet.NAME, stars })}
              >
                <Icon name={stars <= OWN.STARS ? 'star-filled' : 'star'} size={24} />
              </button>
            ))}
          </div>
        )}
        <p className="mute">{OWN && OWN.STARS > 0 ? words.thanks : words.text}</p>
      </Card>
    </section>
  )
}
