import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useAskAsMember } from '#session/ask-as-member.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { wallPath } from '../wall/wall-view.ts'
import { OwnerTools } from './owner-tools.tsx'
import { PaintingComments } from './painting-comments.tsx'
import styles from './painting-page.module.css'
import { ShownPictures } from './shown-pictures.tsx'
import { useLivePainting } from './use-live-painting.ts'
import { WorkActs } from './work-acts.tsx'
import { WorkBeside } from './work-beside.tsx'
import { WorkFacts } from './work-facts.tsx'
import { WorkHead } from './work-head.tsx'
import { WorkState } from './work-state.tsx'

export { paintingLoader } from './painting-loader.ts'

const route = getRouteApi('/main/e/$pid')

/** Page of a work: its pictures, what is said about it, comments, and works beside it. */
export function PaintingPage() {
  const { pid } = route.useParams()
  const all = useWords()
  const words = useWords(paintingPagePack)
  const { value, refusal, again } = useRead(paintings.calls.one, { id: pid })
  useAskAsMember({ missing: refusal === 'p.deleted', again })
  if (value) return <OnePainting key={value.KeyID} work={value} />
  if (refusal === 'p.deleted') {
    return (
      <EmptyState
        heading
        art={<EmptyArt />}
        title={words.gone}
        actions={
          <Link to="/painting" className={buttonClass({ variant: 'primary' })}>
            {words.toWall}
          </Link>
        }
      >
        {words.goneText}
      </EmptyState>
    )
  }
  if (refusal) {
    return (
      <ErrorState wide heading title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={all.shell.loading} className={styles.page}>
      <div className={styles.pictures}>
        <Skeleton shape="picture" ratio="8 / 5" />
      </div>
      <div className={styles.aside}>
        <SkeletonLines lines={6} />
      </div>
    </div>
  )
}

function OnePainting({ work }: { readonly work: PaintingDetail }) {
  const { title } = useWords(paintingsPack)
  const { closedName } = useWords().accounts
  useLivePainting(work.KeyID)
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs label={title}>
          <Link to="/painting">{title}</Link>
          {work.NICK === '' ? (
            <span aria-current="page">{closedName}</span>
          ) : (
            <Link to={wallPath({ upid: work.UPID })}>{work.NICK}</Link>
          )}
        </Breadcrumbs>
        <OwnerTools work={work} />
      </div>
      <WorkState work={work} />
      <article className={styles.page}>
        <div className={styles.pictures}>
          <ShownPictures work={work} />
        </div>
        <div className={styles.aside}>
          <WorkHead work={work} />
          <WorkFacts work={work} />
          <WorkBeside work={work} />
        </div>
        <WorkActs work={work} />
        <div className={styles.comments}>
          <PaintingComments work={work} />
        </div>
      </article>
    </>
  )
}
