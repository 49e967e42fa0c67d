import { useRead } from '#api/reads.ts'
import type { FrontPart } from '#cards/front/front-part.ts'
import { frontParts } from '#cards/front/front-parts.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useOpenParts } from '#session/open-parts.ts'
import { useLanguage } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import styles from './home-page.module.css'
import { BandPlace } from './member/member-places.tsx'
import { ShopWindow } from './shop-window.tsx'

export { homeLoader } from './home-loader.ts'

const NewsPill = lazyPart(() => import('./news-pill.tsx').then((part) => part.NewsPill))

/** The shop window for guests; a greeting and what is new for members. Below it what is on the shelf today. */
export function HomePage() {
  const parts = useOpenParts(frontParts)
  const at = (place: FrontPart['place']) =>
    parts.filter((part) => part.place === place).map(({ order, Part }) => <Part key={order} />)
  return (
    <>
      <Announcement />
      <BandPlace />
      <ShopWindow />
      <div className={styles.columns}>
        <div className={styles.main}>{at('main')}</div>
        <div className={styles.rail}>{at('rail')}</div>
      </div>
      {at('below')}
      <NewsPill />
    </>
  )
}

/** Announcement of the staff, above everything else. */
function Announcement() {
  const { language } = useLanguage()
  const { value } = useRead(homeContract.calls.notice, {}, { quiet: true })
  const text = value?.announcement?.[language]
  return text ? <Banner className={styles.announcement}>{text}</Banner> : null
}
