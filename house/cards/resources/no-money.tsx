import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import styles from './no-money.module.css'

const pack = wordPack({
  zh: () => import('#words/economy.zh.ts').then(({ economy }) => economy),
  en: () => import('#words/economy.en.ts').then(({ economy }) => economy),
})

/** States that resources have no value in money. Every page that shows or spends resources renders it once. */
export function NoMoney() {
  return <p className={styles.note}>{pack(useLanguage().language).noMoney}</p>
}
