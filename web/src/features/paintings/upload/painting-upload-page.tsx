import { characterName } from '@patisserie/rules/paintings/characters'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageDrop } from '../../../cards/page-drop.tsx'
import { Button, buttonClass } from '../../../design/parts/button.tsx'
import { FileDrop } from '../../../design/parts/forms/file-drop.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { PageHead } from '../../../design/parts/section-head.tsx'
import { Banner } from '../../../design/parts/state/banner.tsx'
import { lazyPart } from '../../../session/lazy-part.tsx'
import { Link } from '../../../session/link.tsx'
import { useMe } from '../../../session/me.ts'
import { useNow } from '../../../session/now.tsx'
import { useSession } from '../../../session/session-context.ts'
import { useLanguage, useWords } from '../../../session/words.tsx'
import { ByAddress } from './by-address.tsx'
import { HouseRules } from './house-rules.tsx'
import { asksUploader, canSend, isUnsent } from './painting-queue.ts'
import styles from './painting-upload-page.module.css'
import { usePaintingUploadWords } from './painting-upload-words.ts'
import { StayWhileSending } from './stay-while-sending.tsx'
import { type PaintingQueue, usePaintingQueue } from './use-painting-queue.ts'
import { WorkForm } from './work-form.tsx'
import { WorkRow } from './work-row.tsx'

const GuestWords = lazyPart(() => import('../../../session/log-in/guest-words.tsx').then((part) => part.GuestWords))

const route = getRouteApi('/main/painting/upload')

/** Works on their way to the wall: chosen, described, then sent one after the other. */
export function PaintingUploadPage() {
  const words = usePaintingUploadWords()
  const { language } = useLanguage()
  const { dragon } = route.useSearch()
  const queue = usePaintingQueue(dragon)
  const { works, add, change, guest } = queue
  const [chosen, setChosen] = useState<number | null>(null)
  const form = useRef<HTMLDivElement>(null)
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
    <PageDrop onFiles={add} words={{ dropHere: words.drop.here, dropText: words.drop.hint }}>
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
          {works.length > 0 && <WorkList queue={queue} current={current?.id ?? null} onChoose={choose} />}
          {works.length === 0 && <HouseRules />}
        </div>
        {current && (
          <div ref={form} className={styles.form}>
            <WorkForm key={current.id} work={current} queue={queue} />
          </div>
        )}
      </div>
      <StayWhileSending queue={queue} />
    </PageDrop>
  )
}

/** Says who may hang paintings, to those who may not yet. */
function Gate() {
  const { shell } = useWords()
  const words = usePaintingUploadWords()
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

interface WorkListProps {
  readonly queue: PaintingQueue
  readonly current: number | null
  readonly onChoose: (id: number) => void
}

function WorkList({ queue, current, onChoose }: WorkListProps) {
  const { list } = usePaintingUploadWords()
  const toast = useToast()
  const { works, change, turns, send, stop, notKept } = queue
  const done = works.filter(({ state }) => state.kind === 'done')
  const drafts = works.filter(({ state }) => state.kind === 'draft')
  const ready = works.filter((work) => work.state.kind === 'draft' && canSend(work))
  const remove = (ids: readonly number[]) => {
    const gone = works.filter(({ id }) => ids.includes(id))
    change({ act: 'remove', ids })
    if (gone.every((work) => !isUnsent(work))) return
    toast.info(list.removed(gone.length), { label: list.undo, act: () => change({ act: 'putBack', works: gone }) })
  }
  return (
    <section aria-label={list.title} className={styles.list}>
      <div className={styles.bar}>
        <p className="num">{list.counts(works.length, works.filter(asksUploader).length, done.length)}</p>
        <span className={styles.acts}>
          {turns.length > 0 ? (
            <Button size="small" onClick={stop}>
              {list.stop}
            </Button>
          ) : (
            ready.length > 1 && (
              <Button size="small" icon="upload" onClick={() => send(ready.map(({ id }) => id))}>
                {list.sendAll(ready.length)}
              </Button>
            )
          )}
          {drafts.length > 1 && turns.length === 0 && (
            <Button size="small" variant="quiet" icon="layers" onClick={() => change({ act: 'together' })}>
              {list.together}
            </Button>
          )}
          {done.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => remove(done.map(({ id }) => id))}>
              {list.clear}
            </Button>
          )}
          {works.length > 1 && turns.length === 0 && (
            <Button size="small" variant="quiet" icon="trash-2" onClick={() => remove(works.map(({ id }) => id))}>
              {list.removeAll}
            </Button>
          )}
        </span>
      </div>
      <Wait queue={queue} />
      {notKept && <p className="faint">{list.notKept}</p>}
      <ul className={styles.works}>
        {works.map((work) => (
          <WorkRow
            key={work.id}
            work={work}
            queue={queue}
            current={work.id === current}
            onChoose={() => onChoose(work.id)}
            onRemove={() => remove([work.id])}
          />
        ))}
      </ul>
    </section>
  )
}

/** The house asks to wait; the queue goes on by itself. */
function Wait({ queue: { until } }: { readonly queue: PaintingQueue }) {
  const { states } = usePaintingUploadWords()
  const now = useNow()
  if (until === null) return null
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  return (
    <p className={styles.wait} role="status">
      {states.tooOften(seconds)}
    </p>
  )
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
