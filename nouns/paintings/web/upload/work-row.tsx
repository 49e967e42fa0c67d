import { problemText } from '#api/problem-text.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { formatSize } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { AlikeChoice } from './alike-choice.tsx'
import { ObjectPicture } from './object-picture.tsx'
import { asksUploader, canSend, isUnsent, type Work } from './painting-queue.ts'
import { PearlProgress } from './pearl-progress.tsx'
import { troubleText } from './trouble-text.ts'
import type { PaintingQueue } from './use-painting-queue.ts'
import { WorkPictures } from './work-pictures.tsx'
import styles from './work-row.module.css'

export interface WorkRowProps {
  readonly work: Work
  readonly queue: PaintingQueue
  /** The form beside the list is about this work. */
  readonly current: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
}

/** A work of the queue: what it is, how far it has come, and what its uploader has to decide. */
export function WorkRow({ work, queue, current, onChoose, onRemove }: WorkRowProps) {
  const { list, pictures: words } = useWords(paintingUploadPack)
  const { pictures, form, state } = work
  const [first] = pictures
  const name = form.name || first?.name || list.unnamed
  const size = pictures.reduce((sum, picture) => sum + picture.size, 0)
  const before = pictures.reduce((sum, picture) => sum + (picture.before || picture.size), 0)
  const sending = state.kind === 'sending'
  return (
    <li
      className={cardClass({}, classNames(styles.row, current && styles.current, asksUploader(work) && styles.asks))}
      data-list-item=""
      data-state={state.kind}
    >
      <div className={classNames('opens', styles.line)}>
        {first && <ObjectPicture picture={first} alt="" className={styles.thumb} />}
        <div className={styles.words}>
          <p className={styles.name}>
            {isUnsent(work) ? (
              <button
                type="button"
                className="opener ellipsis"
                data-list-main=""
                aria-label={list.edit(name)}
                aria-pressed={current}
                onClick={onChoose}
              >
                {name}
              </button>
            ) : (
              <b className="ellipsis">{name}</b>
            )}
            <span className="faint num">
              {[
                before > size ? words.shrunk(formatSize(before), formatSize(size)) : formatSize(size),
                pictures.length > 1 && words.count(pictures.length),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <StateLine work={work} queue={queue} current={current} />
        </div>
        {!sending && <IconButton icon="x" label={list.remove(name)} onClick={onRemove} />}
      </div>
      {state.kind === 'alike' && (
        <AlikeChoice
          work={work}
          works={state.works}
          onGoOn={(reason) => queue.send([work.id], reason)}
          onLeave={onRemove}
        />
      )}
      {current && isUnsent(work) && !sending && (
        <div className={styles.inside}>
          <WorkPictures work={work} queue={queue} />
        </div>
      )}
    </li>
  )
}

function StateLine({ work, queue, current }: Pick<WorkRowProps, 'work' | 'queue' | 'current'>) {
  const { words: all, language } = useLanguage()
  const { states, held, pictures: trouble } = useWords(paintingUploadPack)
  const { id, state, pictures } = work
  if (state.kind === 'sending') return <Sending work={work} queue={queue} />
  if (state.kind === 'done') {
    return (
      <p className={classNames(styles.state, styles.good)}>
        <Icon name="check" size={16} />
        <span>
          {states.done}{' '}
          <Link to={`/e/${state.painting}`} className="link">
            {states.see}
          </Link>
          {state.heldFor !== '' && <span className={styles.held}>{held[state.heldFor]}</span>}
        </span>
      </p>
    )
  }
  if (state.kind === 'uploaded') {
    return (
      <p className={classNames(styles.state, styles.ask)}>
        <Icon name="info" size={16} />
        <span>
          {states.uploaded}{' '}
          <Link to={`/e/${state.work.KeyID}`} className="link">
            {states.see}
          </Link>
        </span>
      </p>
    )
  }
  if (state.kind === 'alike') {
    return (
      <p className={classNames(styles.state, styles.ask)}>
        <Icon name="eye" size={16} />
        <span>{states.alike}</span>
      </p>
    )
  }
  if (state.refused) {
    return (
      <p className={classNames(styles.state, styles.bad)} role="alert">
        <Icon name="circle-alert" size={16} />
        <span>
          <b>{states.refused}</b> {problemText(state.refused, all, language)}
        </span>
        {canSend(work) && (
          <Button size="small" onClick={() => queue.send([id])}>
            {states.retry}
          </Button>
        )}
      </p>
    )
  }
  const waits = queue.turns.includes(id)
  const [bad] = pictures.flatMap(({ problem, size }) => (problem ? [{ problem, size }] : []))
  // The work whose form is open tells it beside the picture.
  const attention = bad && (current ? states.attention : troubleText(bad.problem, bad.size, trouble))
  return (
    <p className={classNames(styles.state, bad && styles.ask)}>
      {waits ? states.waiting : (attention ?? states.draft)}
    </p>
  )
}

function Sending({ work, queue }: Pick<WorkRowProps, 'work' | 'queue'>) {
  const { states } = useWords(paintingUploadPack)
  const { state, pictures } = work
  if (state.kind !== 'sending') return null
  const sizes = pictures.map(({ size }) => size)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const sent = sizes.slice(0, state.at).reduce((sum, size) => sum + size, 0) + (sizes[state.at] ?? 0) * state.share
  const isThere = state.at >= pictures.length
  const text = isThere
    ? states.hanging
    : [
        states.sent(formatSize(Math.round(sent)), formatSize(all)),
        pictures.length > 1 && states.nth(state.at + 1, pictures.length),
      ]
        .filter(Boolean)
        .join(' · ')
  return (
    <>
      <PearlProgress label={states.progress} share={all === 0 ? 1 : sent / all} text={text} />
      <p className={classNames(styles.state, 'num')}>
        <span>{text}</span>
        {!isThere && (
          <Button size="small" variant="quiet" onClick={queue.stop}>
            {states.cancel}
          </Button>
        )}
      </p>
    </>
  )
}
