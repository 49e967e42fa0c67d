import type { Replay } from '@patisserie/replay/facts'
import { gameLabel, gameNumbers } from '@patisserie/rules/games'
import { useEffect, useEffectEvent, useState } from 'react'
import { GameTile } from '../../design/art/game-tile.tsx'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { FileDrop } from '../../design/parts/file-drop.tsx'
import { Loader } from '../../design/parts/loader.tsx'
import { PageHead } from '../../design/parts/section-head.tsx'
import { useMe } from '../../session/me.ts'
import { useSession } from '../../session/session-context.ts'
import { useWords } from '../../session/words.tsx'
import { emptyDraft, isEmpty, keepDraft, readDraft, type UploadDraft } from './form-draft.ts'
import { PageDrop } from './page-drop.tsx'
import { takePickedFiles } from './picked-files.ts'
import { type ReadResult, readReplay } from './read-replay.ts'
import { UploadForm } from './upload-form.tsx'
import styles from './upload-page.module.css'
import { useUploadWords } from './upload-words.ts'

type Chosen =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly file: File }
  | { readonly state: 'refused'; readonly file: File; readonly result: Exclude<ReadResult, { ok: true }> }
  | { readonly state: 'read'; readonly file: File; readonly replay: Replay }

/** A replay on its way in: read in the browser first, then described, then sent. */
export function UploadPage() {
  const words = useWords()
  const { uploadTitle } = words.replays
  const { page: upload } = useUploadWords()
  const { status } = useMe()
  const { dialogs } = useSession()
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' })
  const [draft, setDraft] = useState<UploadDraft>(emptyDraft)

  const take = async (file: File) => {
    setChosen({ state: 'reading', file })
    const result = await readReplay(file)
    setChosen((now) => {
      if (!('file' in now) || now.file !== file) return now
      return result.ok ? { state: 'read', file, replay: result.replay } : { state: 'refused', file, result }
    })
  }
  const start = useEffectEvent(() => {
    const kept = readDraft()
    if (kept) setDraft(kept)
    const [waiting] = takePickedFiles()
    if (waiting) void take(waiting)
  })
  // Storage and the file that was dropped elsewhere are outside React.
  useEffect(() => start(), [])

  const change = (next: UploadDraft) => {
    setDraft(next)
    keepDraft(next)
  }
  return (
    <PageDrop onFiles={([file]) => file && void take(file)}>
      <PageHead title={uploadTitle} sub={upload.lead} />
      <div className={styles.page}>
        {status === 'guest' && (
          <Banner
            actions={
              <Button size="small" onClick={() => void dialogs.login()}>
                {words.shell.login}
              </Button>
            }
          >
            {upload.guest}
          </Banner>
        )}
        {chosen.state === 'refused' && (
          <Banner kind="error" title={upload.refusedTitle}>
            <p>
              <b className={styles.name}>{chosen.file.name}</b>
            </p>
            <p>{reasonText(chosen.result, upload)}</p>
          </Banner>
        )}
        {(chosen.state === 'none' || chosen.state === 'refused') && (
          <>
            <FileDrop
              label={upload.drop}
              hint={upload.dropHint}
              icon="clapperboard"
              accept=".rpy"
              onFiles={([file]) => file && void take(file)}
              className={styles.drop}
            />
            <div>
              <p className={styles.label}>{upload.games}</p>
              <ul className={styles.games}>
                {gameNumbers.map((game) => (
                  <li key={game} title={gameLabel(game, words.language)}>
                    <GameTile game={game} />
                    <span className="visually-hidden">{gameLabel(game, words.language)}</span>
                  </li>
                ))}
              </ul>
            </div>
            {!isEmpty(draft) && (
              <p className={styles.draft}>
                {upload.draft}
                <Button size="small" variant="quiet" onClick={() => change(emptyDraft)}>
                  {upload.forget}
                </Button>
              </p>
            )}
          </>
        )}
        {chosen.state === 'reading' && <Loader label={upload.reading} shown />}
        {chosen.state === 'read' && (
          <UploadForm
            key={chosen.file.name + chosen.file.lastModified}
            file={chosen.file}
            replay={chosen.replay}
            draft={draft}
            onChange={change}
            onAnother={() => setChosen({ state: 'none' })}
          />
        )}
      </div>
    </PageDrop>
  )
}

interface ReasonWords {
  readonly reasons: Readonly<Record<string, string>>
  readonly reasonElse: string
  readonly workerFailed: string
}

const reasonText = ({ reason }: { readonly reason: string }, words: ReasonWords): string =>
  reason === 'worker' ? words.workerFailed : (words.reasons[reason] ?? words.reasonElse)
