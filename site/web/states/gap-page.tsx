import { useRouter } from '@tanstack/react-router'
import { Gap } from '#design/art/pictures.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import styles from './gap-page.module.css'

/** The 404 page. */
export function GapPage() {
  const { gap, toHome, back } = useWords().shell
  const router = useRouter()
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div>
        <Gap />
        <h1 className={classNames(displayClass(gap.title), styles.title)}>{gap.title}</h1>
        <p className={styles.text}>{gap.text}</p>
        <p className={styles.ways}>
          <Link to="/" stay className={buttonClass({ variant: 'primary' })}>
            {toHome}
          </Link>
          <Button onClick={() => router.history.back()}>{back}</Button>
        </p>
      </div>
    </main>
  )
}
