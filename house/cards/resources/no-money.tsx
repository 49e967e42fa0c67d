import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'
import styles from './no-money.module.css'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/economy').then(({ economy }) => economy),
  en: () => import('@patisserie/words/en/economy').then(({ economy }) => economy),
})

/** States that resources have no value in money. Every page that shows or spends resources renders it once. */
export function NoMoney() {
  return <p className={styles.note}>{pack(useLanguage().language).noMoney}</p>
}
