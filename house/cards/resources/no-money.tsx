import { useWords } from '#session/words.tsx'
import { economyPack } from '#words/cards/economy.pack.ts'
import styles from './no-money.module.css'

/** States that resources have no value in money. Every page that shows or spends resources renders it once. */
export function NoMoney() {
  return <p className={styles.note}>{useWords(economyPack).noMoney}</p>
}
