import { Kit } from '#design/kit.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import styles from './test-page.module.css'

/** The design kit and the development mailbox; does not exist on a public site. */
export function TestPage() {
  const { test } = useWords().shell
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.head}>
        <PageHead
          title={test.title}
          sub={test.text}
          actions={
            <a className="link" href="/test/mail">
              {test.mailbox}
            </a>
          }
        />
      </div>
      <Kit />
    </main>
  )
}
