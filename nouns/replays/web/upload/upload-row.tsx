import { useRef } from 'react'
import { problemText } from '#api/problem-text.ts'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { difficultyMark, gamOfCode } from '#rules/games/games.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { runWords } from '../card/run-words.ts'
import { reasonText } from '../reason-text.ts'
import { RefusedTwin } from './refused-twin.tsx'
import { UploadFields } from './upload-fields.tsx'
import { canSend, isLost, isRead, type Queue, type QueueItem, scoreOfItem, twinOf } from './upload-queue.ts'
import styles from './upload-row.module.css'
import type { UploadQueue } from './use-upload-queue.ts'

export interface UploadRowProps {
  readonly queue: UploadQueue
  readonly item: QueueItem
  readonly open: boolean
  readonly onOpen: (wish: boolean) => void
  /** Applies this row's category, claims and visibility to all rows. */
  readonly onSpread: () => void
}

/** A file of the queue: its facts, its progress and its buttons. */
export function UploadRow({ queue, item, open, onOpen, onSpread }: UploadRowProps) {
  const { queue: words, page } = useWords(uploadPack)
  const row = useRef<HTMLLIElement>(null)
  const { items, change, run } = queue
  const { id, name, state } = item
  const shown = shownState(items, item, queue.running)
  const remove = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    change({ act: 'remove', ids: [id] })
    next?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <li ref={row} className={styles.row} data-state={shown}>
      <div className={styles.line}>
        <Run item={item} />
        <div className={styles.state}>
          <span className={styles.word}>
            <Icon name={icons[shown]} size={16} />
            {words.states[shown]}
          </span>
          {state.kind === 'sending' && (
            <Progress
              label={page.progress}
              value={state.share < 1 ? state.share : null}
              text={state.share < 1 ? page.sending(Math.round(state.share * 100)) : page.checking}
            />
          )}
        </div>
        <div className={styles.acts}>
          {state.kind === 'done' && (
            <Link to={`/r/${state.code}`} className="link">
              {words.see}
            </Link>
          )}
          {state.kind === 'refused' && !isLost(item) && (
            <Button
              size="small"
              icon="refresh-cw"
              onClick={() => {
                change({ act: 'back', ids: [id] })
                run(true)
              }}
            >
              {words.retry}
            </Button>
          )}
          {isRead(item) && state.kind !== 'sending' && shown !== 'twin' && !isLost(item) && (
            <Button size="small" icon="pencil" aria-expanded={open} onClick={() => onOpen(!open)}>
              {open ? words.close : words.edit}
            </Button>
          )}
          {state.kind !== 'sending' && (
            <IconButton size="small" icon="x" label={words.remove(name)} tip onClick={remove} />
          )}
        </div>
      </div>
      <Remark item={item} queue={items} shown={shown} />
      {open && isRead(item) && state.kind !== 'sending' && (
        <div className={styles.form}>
          <UploadFields
            item={item}
            tried
            onChange={(draft) => change({ act: 'write', id, draft })}
            onSend={() => onOpen(false)}
          />
          <div className={styles.foot}>
            <Button icon="check" onClick={onSpread}>
              {words.spread}
            </Button>
            <Button onClick={() => onOpen(false)}>{words.close}</Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Facts that the browser read from the file. */
function Run({ item }: { readonly item: QueueItem }) {
  const { language } = useLanguage()
  const { name, state } = item
  const replay = 'replay' in state ? state.replay : null
  const gam = replay && gamOfCode(replay.game)
  if (!replay || !gam) {
    return (
      <div className={styles.run}>
        <span className={styles.blank}>
          <Icon name="clapperboard" size={28} />
        </span>
        <b className={styles.name}>{name}</b>
      </div>
    )
  }
  const rank = difficultyMark(gam, replay.difficulty)
  const run = runWords({ GAM: gam, RANK: rank, CHARA: replay.shot ?? '', REPTIME: '' }, language)
  const score = isRead(item) ? scoreOfItem(item) : replay.score
  return (
    <div className={styles.run}>
      <GamePicture kind="thumb" game={gam} alt={run.title} />
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.facts}>
          <RankChip rank={rank} />
          <span>{run.shortShot}</span>
          {score !== null && <ReplayScore value={score} />}
        </span>
      </div>
    </div>
  )
}

interface RemarkProps {
  readonly item: QueueItem
  readonly queue: Queue
  readonly shown: ShownState
}

/** Why it does not go up, and what to do. */
function Remark({ item, queue, shown }: RemarkProps) {
  const { words, language } = useLanguage()
  const { queue: queueWords, page } = useWords(uploadPack)
  const { heldFor } = useWords(commentsPack)
  const { state } = item
  if (state.kind === 'unreadable') return <p className={styles.remark}>{reasonText(state.reason, page)}</p>
  if (shown === 'missing') return <p className={styles.remark}>{queueWords.missing}</p>
  if (shown === 'twin') return <p className={styles.remark}>{queueWords.twin(twinOf(queue, item)?.name ?? '')}</p>
  if (shown === 'attention') return <p className={styles.remark}>{queueWords.attention}</p>
  if (state.kind === 'done' && state.heldFor !== '') return <p className={styles.remark}>{heldFor[state.heldFor]}</p>
  if (state.kind !== 'refused' || !state.refused) return null
  return (
    <p className={styles.remark} role="alert">
      {problemText(state.refused, words, language)} <RefusedTwin refused={state.refused} />
    </p>
  )
}

type ShownState = keyof ReturnType<typeof uploadPack>['queue']['states']

const shownState = (queue: Queue, item: QueueItem, running: boolean): ShownState => {
  const { kind } = item.state
  if (kind === 'ready') {
    if (twinOf(queue, item)) return 'twin'
    if (!canSend(queue, item)) return 'attention'
    return running ? 'waiting' : 'ready'
  }
  return kind
}

const icons = {
  missing: 'circle-alert',
  reading: 'clock',
  unreadable: 'circle-x',
  twin: 'circle-alert',
  attention: 'circle-alert',
  ready: 'check',
  waiting: 'clock',
  sending: 'upload',
  refused: 'circle-x',
  done: 'circle-check',
} as const satisfies Record<ShownState, IconName>
