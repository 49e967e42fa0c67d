import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { PageDrop } from '#cards/page-drop.tsx'
import { GameTile } from '#design/art/games/game-tile.tsx'
import { Button } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Loader } from '#design/parts/state/loader.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { gameNumbers } from '#rules/games/games.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { uploadPack } from '../../words/upload.pack.ts'
import { ReplaySections } from '../card/replay-sections.tsx'
import { reasonText } from '../reason-text.ts'
import { StayWithFiles } from './stay-with-files.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './upload-list.tsx'
import styles from './upload-page.module.css'
import { isRead, type QueueItem } from './upload-queue.ts'
import { type UploadQueue, useUploadQueue } from './use-upload-queue.ts'

const GuestWords = lazyPart(() => import('#session/log-in/guest-words.tsx').then((part) => part.GuestWords))

/** Replays on their way in: read in the browser first, then described, then sent. One is a form, several are a list. */
export function UploadPage() {
  const words = useWords()
  const { page, drop } = useWords(uploadPack)
  const { status } = useMe()
  const { dialogs } = useSession()
  const queue = useUploadQueue()
  const { items, guest } = queue
  const [listed, setListed] = useState(false)
  if (listed !== (items.length > 1 || (listed && items.length > 0))) setListed(!listed)
  useOwnPage(queue, listed)
  return (
    <>
      <PageDrop onFiles={queue.add} words={drop} />
      <PageHead title={words.replays.uploadTitle} sub={page.lead} />
      <ReplaySections current="upload" />
      <div className={styles.page} data-unasked>
        {status === 'guest' && (
          <Banner
            actions={
              <Button size="small" onClick={() => void dialogs.login()}>
                {words.shell.login}
              </Button>
            }
          >
            {page.guest}
          </Banner>
        )}
        {guest && (
          <GuestWords
            {...(guest.names && { begin: guest.names.join(' · ') })}
            onTake={guest.take}
            onLeave={guest.leave}
          />
        )}
        {listed ? <UploadList queue={queue} /> : <OneFile queue={queue} item={items[0]} />}
      </div>
      <StayWithFiles items={items} />
    </>
  )
}

/** A file that came alone is looked at where it stands now. */
const useOwnPage = ({ items }: UploadQueue, listed: boolean): void => {
  const go = useGo()
  const { tell } = useApi()
  const state = listed ? undefined : items[0]?.state
  const code = state?.kind === 'done' ? state.code : null
  const see = useEffectEvent((taken: string) => {
    tell.success('uploadSucOne')
    go(`/r/${taken}`, { replace: true })
  })
  useEffect(() => {
    if (code !== null) see(code)
  }, [code])
}

interface OneFileProps {
  readonly queue: UploadQueue
  readonly item: QueueItem | undefined
}

function OneFile({ queue, item }: OneFileProps) {
  const { change, add, run } = queue
  const words = useWords()
  const { page } = useWords(uploadPack)
  if (item?.state.kind === 'reading') return <Loader label={page.reading} shown />
  if (item && isRead(item)) {
    const { id } = item
    return (
      <UploadForm
        key={id}
        item={item}
        onChange={(draft) => change({ act: 'write', id, draft })}
        onSend={() => {
          change({ act: 'back', ids: [id] })
          run(true)
        }}
        onAnother={() => change({ act: 'remove', ids: [id] })}
        onMore={add}
      />
    )
  }
  return (
    <>
      {item?.state.kind === 'unreadable' && (
        <Banner kind="error" title={page.refusedTitle}>
          <p>
            <b className={styles.name}>{item.name}</b>
          </p>
          <p>{reasonText(item.state.reason, page)}</p>
        </Banner>
      )}
      <FileDrop
        label={page.drop}
        hint={page.dropHint}
        icon="clapperboard"
        accept=".rpy"
        multiple
        onFiles={add}
        className={styles.drop}
      />
      <div>
        <p className={styles.label}>{page.games}</p>
        <ul className={styles.games}>
          {gameNumbers.map((game) => (
            <li key={game} title={gameTitle(game, words.language)}>
              <GameTile game={game} />
              <span className="visually-hidden">{gameTitle(game, words.language)}</span>
            </li>
          ))}
        </ul>
      </div>
      {item?.state.kind === 'missing' && (
        <p className={styles.draft}>
          <b className={styles.name}>{item.name}</b>
          {page.draft}
          <Button size="small" variant="quiet" onClick={() => change({ act: 'remove', ids: [item.id] })}>
            {page.forget}
          </Button>
        </p>
      )}
    </>
  )
}
