import { PageHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import { rightsPack } from '../../words/rights.pack.ts'
import { RightsForm } from './rights-form.tsx'
import styles from './rights-page.module.css'

/** Where rights holders write without an account. */
export function RightsPage() {
  const words = useWords(rightsPack)
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
