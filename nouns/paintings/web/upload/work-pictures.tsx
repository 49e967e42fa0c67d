import { useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useWords } from '#session/words.tsx'
import * as limits from '../../rules/painting-limits.ts'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { ObjectPicture } from './object-picture.tsx'
import type { Work, WorkPicture } from './painting-queue.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { troubleText } from './trouble-text.ts'
import type { PaintingQueue } from './use-painting-queue.ts'
import styles from './work-pictures.module.css'

export interface WorkPicturesProps {
  readonly work: Work
  readonly queue: PaintingQueue
}

/** The pictures of a work in their order: moved by drag or by buttons, removed, and further ones added. */
export function WorkPictures({ work, queue: { change, add } }: WorkPicturesProps) {
  const { pictures: words } = useWords(paintingUploadPack)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { id, pictures } = work
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return
    change({ act: 'move', id, from, to })
    setSaid(words.moved(to + 1, pictures.length))
  }
  return (
    <div>
      <ol className={styles.pictures} aria-label={words.label}>
        {pictures.map((picture, at) => (
          <li
            key={picture.id}
            draggable
            className={classNames(styles.picture, dragged === at && styles.dragged)}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move'
              // Firefox drags nothing without data.
              dataTransfer.setData('application/x-picture', String(picture.id))
              setDragged(at)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged === at) return
              move(dragged, at)
              setDragged(at)
            }}
          >
            <ObjectPicture picture={picture} alt={words.nth(at + 1, picture.name)} className={styles.thumb} />
            <span className={styles.tools}>
              {pictures.length > 1 && (
                <>
                  <IconButton
                    icon="chevron-left"
                    size="small"
                    label={words.forward(at + 1)}
                    // Stays focusable: the picture has just been moved here.
                    aria-disabled={at === 0 || undefined}
                    onClick={() => move(at, at - 1)}
                  />
                  <span className="num">{at + 1}</span>
                  <IconButton
                    icon="chevron-right"
                    size="small"
                    label={words.back(at + 1)}
                    aria-disabled={at === pictures.length - 1 || undefined}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    icon="x"
                    size="small"
                    label={words.remove(at + 1)}
                    onClick={() => change({ act: 'dropPicture', id, picture: picture.id })}
                  />
                </>
              )}
            </span>
          </li>
        ))}
        {pictures.length < limits.paintingPages && (
          <li>
            <label className={styles.more}>
              <Icon name="plus" size={20} />
              <span>{words.add}</span>
              <input
                type="file"
                accept=".jpg,.jpeg,.gif,.png,.bmp"
                multiple
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])]
                  // Emptied, so that the same file can be chosen again.
                  target.value = ''
                  add(files.slice(0, limits.paintingPages - pictures.length), work)
                }}
              />
            </label>
          </li>
        )}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {pictures.length === limits.paintingPages && <p className={styles.full}>{words.full(limits.paintingPages)}</p>}
      {pictures.map(
        (picture) =>
          picture.problem && <PictureTrouble key={picture.id} work={work} picture={picture} change={change} />,
      )}
    </div>
  )
}

interface PictureTroubleProps {
  readonly work: Work
  readonly picture: WorkPicture
  readonly change: PaintingQueue['change']
}

/** Why a picture cannot be sent as it is, and what can be done. A picture is shrunk only when its owner says so. */
function PictureTrouble({ work, picture, change }: PictureTroubleProps) {
  const { pictures: words, list } = useWords(paintingUploadPack)
  const [busy, setBusy] = useState(false)
  const { problem, file, size, name } = picture
  const shrink = async () => {
    if (!file) return
    setBusy(true)
    const small = await shrinkPicture(file)
    setBusy(false)
    const by = small
      ? { ...picture, file: small, size: small.size, before: size, problem: null }
      : { ...picture, problem: 'shrinkFailed' as const }
    change({ act: 'replace', id: work.id, picture: picture.id, by })
  }
  return (
    <Banner kind="warning" title={name} className={styles.trouble}>
      <p>{problem && troubleText(problem, size, words)}</p>
      <p className={styles.acts}>
        {problem === 'tooBig' && (
          <Button size="small" busy={busy} onClick={() => void shrink()}>
            {busy ? words.shrinking : words.shrink}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={() => change({ act: 'dropPicture', id: work.id, picture: picture.id })}
        >
          {list.remove(name)}
        </Button>
      </p>
    </Banner>
  )
}
