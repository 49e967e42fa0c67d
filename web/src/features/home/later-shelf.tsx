import { Icon, type IconName } from '../../design/icons/icon.tsx'
import { cardClass } from '../../design/parts/card.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { useIsOpen } from '../../session/open-parts.ts'
import { useWords } from '../../session/words.tsx'
import { useHomeWords } from './home-words.ts'
import styles from './later-shelf.module.css'

/** Counters that are not open yet: their name and what they will hold, nothing made up and nothing to press. */
export function LaterShelf() {
  const { titles } = useWords()
  const isOpen = useIsOpen()
  const home = useHomeWords()
  return (
    <section>
      <SectionHead title={home.later.title} />
      <ul className={styles.counters}>
        {counters
          .filter(({ to }) => !isOpen(to))
          .map(({ page, icon }) => {
            return (
              <li key={page}>
                <div className={cardClass({ pad: true }, styles.counter)}>
                  <Icon name={icon} size={20} className={styles.icon} />
                  <span className={styles.words}>
                    <b className={styles.title}>{titles[page]}</b>
                    <span className={styles.will}>{home.counters[page]}</span>
                  </span>
                </div>
              </li>
            )
          })}
      </ul>
    </section>
  )
}

const counters = [
  { to: '/bocai', page: 'bets', icon: 'dices' },
  { to: '/allMatch', page: 'matches', icon: 'trophy' },
  { to: '/desserts', page: 'desserts', icon: 'cake-slice' },
  { to: '/map', page: 'map', icon: 'map' },
] as const satisfies readonly { readonly to: string; readonly page: string; readonly icon: IconName }[]
