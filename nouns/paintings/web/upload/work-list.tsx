import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useNow } from '#session/now.tsx'
import { useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { asksUploader, canSend, isUnsent } from './painting-queue.ts'
import type { PaintingQueue } from './use-painting-queue.ts'
import styles from './work-list.module.css'
import { WorkRow } from './work-row.tsx'

export interface WorkListProps {
  readonly queue: PaintingQueue
  readonly current: number | null
  readonly onChoose: (id: number) => void
}

/** The works of the queue, and what is done with all of them at once. */
export function WorkList({ queue, current, onChoose }: WorkListProps) {
  const { list } = useWords(paintingUploadPack)
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
  const { states } = useWords(paintingUploadPack)
  const now = useNow()
  if (until === null) return null
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  return (
    <p className={styles.wait} role="status">
      {states.tooOften(seconds)}
    </p>
  )
}
