import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageDrop } from '#cards/page-drop.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { characterName, isCharacter } from '#rules/games/characters.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { ByAddress } from './by-address.tsx'
import { HouseRules } from './house-rules.tsx'
import { isUnsent } from './painting-queue.ts'
import styles from './painting-upload-page.module.css'
import { StayWhileSending } from './stay-while-sending.tsx'
import { usePaintingQueue } from './use-painting-queue.ts'

const GuestWords = lazyPart(() => import('#session/log-in/guest-words.tsx').then((part) => part.GuestWords))

const route = getRouteApi('/main/painting/upload')

// With the first picture.
const WorkForm = lazyPart(() => import('./work-form.tsx').then((part) => part.WorkForm))
const WorkList = lazyPart(() => import('./work-list.tsx').then((part) => part.WorkList))

/** Works on their way to the wall: chosen, described, then sent one after the other. */
export function PaintingUploadPage() {
  const words = useWords(paintingUploadPack)
  const { language } = useLanguage()
  const { dragon: asked } = route.useSearch()
  const dragon = asked !== undefined && isCharacter(asked) ? asked : undefined
  const queue = usePaintingQueue(dragon)
  const { works, add, change, guest } = queue
  const [chosen, setChosen] = useState<number | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const waiting = <SkeletonRows rows={3} label={useWords().shell.loading} />
  useEffect(() => {
    WorkForm.ahead()
    WorkList.ahead()
  }, [])
  usePastedFiles(add)
  const current = works.find((work) => work.id === chosen && isUnsent(work)) ?? works.find(isUnsent)
  const choose = (id: number) => {
    setChosen(id)
    // On phones the form stands below the list.
    if (matchMedia('(max-width: 1010px)').matches) {
      requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'start' }))
    }
  }
  return (
    <>
      <PageDrop onFiles={add} words={{ dropHere: words.drop.here, dropText: words.drop.hint }} />
      <PageHead title={words.title} sub={words.lead} />
      <div className={styles.page} data-unasked>
        <div className={styles.main}>
          <Gate />
          {dragon && <Banner>{words.forDragon(characterName(dragon, language))}</Banner>}
          {guest && (
            <GuestWords
              {...(guest.names && { begin: guest.names.join(' · ') })}
              onTake={guest.take}
              onLeave={guest.leave}
            />
          )}
          <div>
            <FileDrop
              label={words.drop.label}
              hint={words.drop.hint}
              icon="image-plus"
              accept=".jpg,.jpeg,.gif,.png,.bmp"
              multiple
              onFiles={add}
              className={works.length === 0 ? styles.drop : undefined}
            />
            <div className={styles.address}>
              <ByAddress onPicture={(picture) => change({ act: 'add', pictures: [picture], dragon })} />
            </div>
          </div>
          {works.length > 0 && (
            <WorkList queue={queue} current={current?.id ?? null} onChoose={choose} placeholder={waiting} />
          )}
          {works.length === 0 && <HouseRules />}
        </div>
        {current && (
          <div ref={form} className={styles.form}>
            <WorkForm key={current.id} work={current} queue={queue} placeholder={waiting} />
          </div>
        )}
      </div>
      <StayWhileSending queue={queue} />
    </>
  )
}

/** Says who may hang paintings, to those who may not yet. */
function Gate() {
  const { shell } = useWords()
  const words = useWords(paintingUploadPack)
  const { status, profile } = useMe()
  const { dialogs } = useSession()
  if (status === 'guest') {
    return (
      <Banner
        actions={
          <Button size="small" onClick={() => void dialogs.login()}>
            {shell.login}
          </Button>
        }
      >
        {words.guest}
      </Banner>
    )
  }
  if (profile?.black) return <Banner kind="warning">{words.black}</Banner>
  if (profile && profile.mailChecked !== 'Y') {
    return (
      <Banner
        kind="warning"
        actions={
          <Link to="/settings/account" stay className={buttonClass({ size: 'small' })}>
            {words.verify}
          </Link>
        }
      >
        {words.unverified}
      </Banner>
    )
  }
  return null
}

/** Pictures that are pasted anywhere on the page. Pasted text, which may come with a picture of itself, stays text. */
function usePastedFiles(add: (files: readonly File[]) => void): void {
  const take = useEffectEvent(add)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const files = [...(clipboardData?.files ?? [])]
      if (files.length === 0 || clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
