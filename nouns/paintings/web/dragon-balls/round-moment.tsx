import { IconButton } from '#design/parts/icon-button.tsx'
import { characterName } from '#rules/games/characters.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import { LitBalls } from './closed-list.tsx'
import styles from './round-moment.module.css'
import type { LiveBoard } from './use-live-board.ts'

/**
 * A round closes while the page is open: its seven balls light up one after the other, and a line says who painted them.
 * It stands over the page, so that nothing moves for it. With reduced motion only the lines are shown.
 */
export function RoundMoment({ moment, putAway }: LiveBoard) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  const { shell, accounts } = useWords()
  return (
    <div className={styles.place} role="status">
      {moment && (
        <div className={styles.card}>
          <div className={styles.balls}>
            <LitBalls character={moment.CHARACTER} />
          </div>
          <p>
            <b>{words.moment(characterName(moment.CHARACTER, language), moment.ROUND)}</b>
          </p>
          <p className="mute">{words.momentBy(moment.PEOPLE.map(({ NICK }) => NICK || accounts.closedName))}</p>
          <IconButton icon="x" size="small" label={shell.close} onClick={putAway} className={styles.close} />
        </div>
      )}
    </div>
  )
}
