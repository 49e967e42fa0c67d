import type { PageHead as Head, LoaderContext } from '#api/loader.ts'
import { cardClass } from '#design/parts/card.tsx'
import { PageHead, SectionHead } from '#design/parts/section-head.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { drawKinds } from '#rules/desserts/draws.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { chancePack } from '../../words/chance.pack.ts'
import { DessertFace } from '../dessert-face.tsx'
import styles from './chance-page.module.css'

// What reckons and its fields come after what is read.
const HandDraw = lazyPart(() => import('./hand-draw.tsx').then((part) => part.HandDraw))
const OwnDraws = lazyPart(() => import('./own-draws.tsx').then((part) => part.OwnDraws))

export const chanceHead = ({ words }: LoaderContext): Head => {
  const { title, description } = chancePack(words.language)
  return { title, description }
}

/** How chance works, and the reader's own draws worked out again. */
export function ChancePage() {
  const words = useWords(chancePack)
  return (
    <DessertFace>
      <PageHead title={words.title} sub={words.sub} />
      <div className={styles.two}>
        <section>
          <SectionHead title={words.how} />
          <ol className={cardClass({ pad: true }, styles.steps)}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <SectionHead title={words.kindsTitle} />
          <dl className={cardClass({ pad: true }, styles.kinds)}>
            {drawKinds.map((kind) => (
              <div key={kind}>
                <dt>
                  {words.kinds[kind]} <code className={styles.code}>{kind}</code>
                </dt>
                <dd>{words.kindText[kind]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className={styles.section}>
        <SectionHead title={words.mine} />
        <MembersOnly>
          <OwnDraws placeholder={<SkeletonLines lines={8} />} />
        </MembersOnly>
      </section>
      <section className={styles.section}>
        <SectionHead title={words.hand} />
        <HandDraw placeholder={<SkeletonLines lines={6} />} />
      </section>
    </DessertFace>
  )
}
