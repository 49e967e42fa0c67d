import { useRef, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { HouseRules } from './house-rules.tsx'
import { PaintingFields } from './painting-fields.tsx'
import { formProblem } from './painting-form.ts'
import { isUnsent, type Work } from './painting-queue.ts'
import type { PaintingQueue } from './use-painting-queue.ts'
import styles from './work-form.module.css'

export interface WorkFormProps {
  readonly work: Work
  readonly queue: PaintingQueue
}

/** What is written about one work of the queue. Its button is always in view. */
export function WorkForm({ work, queue }: WorkFormProps) {
  const { form: words, pictures } = useWords(paintingUploadPack)
  const [tried, setTried] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const { id, form, state } = work
  const waits = queue.turns.includes(id)
  const several = queue.works.filter(isUnsent).length > 1
  const bad = work.pictures.find(({ problem }) => problem !== null)
  const send = () => {
    setTried(true)
    if (formProblem(form)) {
      requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    if (!bad && state.kind === 'draft') queue.send([id])
  }
  return (
    <Card className={styles.card}>
      <div ref={whole} className={styles.inside}>
        <h2 className={styles.title}>{words.label(work.pictures[0]?.name ?? '')}</h2>
        <PaintingFields
          form={form}
          onChange={(changed) => queue.change({ act: 'write', id, form: changed })}
          tried={tried}
          onSend={send}
        />
        <HouseRules />
      </div>
      <div className={styles.foot}>
        {bad && <p className={styles.bad}>{pictures.nth(work.pictures.indexOf(bad) + 1, bad.name)}</p>}
        <Button variant="primary" block busy={waits} disabled={Boolean(bad) || state.kind === 'alike'} onClick={send}>
          {waits ? words.sending : several ? words.sendMany : words.send}
        </Button>
        {!queue.notKept && <p className={styles.kept}>{words.kept}</p>}
      </div>
    </Card>
  )
}
