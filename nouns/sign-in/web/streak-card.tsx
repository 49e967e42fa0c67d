import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { daysToStrong, powerPlaces } from '#rules/economy/sign-in-month.ts'
import { useWords } from '#session/words.tsx'
import { signInPack } from '../words/sign-in.pack.ts'
import styles from './streak-card.module.css'

/** How many days in a row it were, and the seven places of the row. */
export function StreakCard({ streak }: { readonly streak: number }) {
  const words = useWords(signInPack)
  return (
    <section className={cardClass({ pad: true }, styles.card)} aria-labelledby="sign-in-streak">
      <h2 id="sign-in-streak" className={styles.title}>
        {words.streakTitle}
      </h2>
      <p className={classNames(displayClass(words.streak(streak)), styles.count)}>{words.streak(streak)}</p>
      <ol className={styles.places} aria-label={words.places}>
        {powerPlaces(streak).map(({ power, done }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seven places never move
          <li key={n} className={classNames(done && styles.done, power > 1 && styles.strong)}>
            <ResourceIcon kind="power" size={20} off={!done} />
            <span className={classNames('num', styles.power)} aria-hidden>
              {power > 1 ? `×${power}` : n + 1}
            </span>
            <span className="visually-hidden">{words.place(n + 1, power, done)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.next}>{streak === 0 ? words.notYet : words.toStrong(daysToStrong(streak))}</p>
      <p className={styles.rests}>{words.rests}</p>
    </section>
  )
}
