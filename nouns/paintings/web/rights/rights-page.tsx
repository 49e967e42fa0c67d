import { PageHead } from '#design/parts/section-head.tsx'
import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'
import { RightsForm } from './rights-form.tsx'
import styles from './rights-page.module.css'

const pack = wordPack({
  zh: () => import('../../words/rights.zh.ts').then(({ rights }) => rights),
  en: () => import('../../words/rights.en.ts').then(({ rights }) => rights),
})

/** Where rights holders write without an account. */
export function RightsPage() {
  const words = pack(useLanguage().language)
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.page}>
        <div className={styles.about}>
          <p>{words.lead}</p>
          <ul className={styles.steps}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <RightsForm words={words} />
      </div>
    </>
  )
}
