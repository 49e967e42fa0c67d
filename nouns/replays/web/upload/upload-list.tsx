import { useEffect, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { useWords } from '#session/words.tsx'
import { uploadPack } from '../../words/upload.pack.ts'
import { ChooseFiles } from './choose-files.tsx'
import styles from './upload-list.module.css'
import { canSend, isLost, isUnsent } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import type { UploadQueue } from './use-upload-queue.ts'

/** Several files: how far each has come, and one button for all. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const { items, change, add, running, run, until } = queue
  const { queue: words, page } = useWords(uploadPack)
  const toast = useToast()
  const [open, setOpen] = useState<number | null>(null)
  const ready = items.filter((item) => canSend(items, item))
  const sending = items.find(({ state }) => state.kind === 'sending')
  const refused = items.filter((item) => item.state.kind === 'refused' && !isLost(item)).map(({ id }) => id)
  const done = items.filter(({ state }) => state.kind === 'done').map(({ id }) => id)
  const missing = items.filter(({ state }) => state.kind === 'missing').length
  const left = ready.length + (sending ? 1 : 0)
  const reading = items.filter(({ state }) => state.kind === 'reading').length
  const attention = items.length - left - done.length - reading
  const whole = left + done.length
  return (
    <section>
      <SectionHead title={words.title} more={<ChooseFiles onFiles={add}>{words.add}</ChooseFiles>} />
      <Card className={styles.list}>
        <div className={styles.head}>
          <div className={styles.sum} aria-live="polite">
            <span className="num">{words.counts(left, attention, done.length)}</span>
            {until && <Countdown until={until} />}
            {(running || done.length > 0) && whole > 0 && (
              <Progress label={page.progress} value={done.length / whole} thick text={`${done.length} / ${whole}`} />
            )}
          </div>
          <div className={styles.acts}>
            {refused.length > 0 && !running && (
              <Button
                icon="refresh-cw"
                onClick={() => {
                  change({ act: 'back', ids: refused })
                  run(true)
                }}
              >
                {words.retryAll(refused.length)}
              </Button>
            )}
            {missing > 0 && !running && <ChooseFiles onFiles={add}>{words.chooseAgain(missing)}</ChooseFiles>}
            {!running && !sending && reading === 0 && (
              <Button
                variant="quiet"
                icon="trash-2"
                onClick={() => {
                  change({ act: 'remove', ids: items.map(({ id }) => id) })
                  const undo = { label: words.undo, act: () => change({ act: 'putBack', items }) }
                  toast.info(words.removedAll(items.length), undo)
                }}
              >
                {words.removeAll}
              </Button>
            )}
            {done.length > 0 && !running && (
              <Button variant="quiet" onClick={() => change({ act: 'remove', ids: done })}>
                {words.clear}
              </Button>
            )}
            {running ? (
              <Button icon="pause" onClick={() => run(false)}>
                {words.stop}
              </Button>
            ) : sending ? (
              <Button busy>{words.stopping}</Button>
            ) : (
              ready.length > 0 && (
                <Button
                  variant="primary"
                  icon="upload"
                  onClick={() => {
                    setOpen(null)
                    run(true)
                  }}
                >
                  {done.length > 0 ? words.go : words.send(ready.length)}
                </Button>
              )
            )}
          </div>
        </div>
        <ul>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              queue={queue}
              item={item}
              open={open === item.id}
              onOpen={(wish) => setOpen(wish ? item.id : null)}
              onSpread={() => {
                change({ act: 'spread', id: item.id })
                toast.success(words.spreadDone)
              }}
            />
          ))}
        </ul>
      </Card>
      <AllDone shown={items.length > 0 && !items.some(isUnsent) && done.length === items.length} />
    </section>
  )
}

/** Says once that every file has arrived. */
function AllDone({ shown }: { readonly shown: boolean }) {
  const { success } = useWords()
  return (
    <p role="status" className={styles.done}>
      {shown && success.uploadSuc}
    </p>
  )
}

/** Seconds until it goes on by itself. */
function Countdown({ until }: { readonly until: Date }) {
  const { tooOften } = useWords(uploadPack).queue
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span className={styles.wait}>{tooOften(Math.max(1, Math.ceil((until.getTime() - now) / 1_000)))}</span>
}
