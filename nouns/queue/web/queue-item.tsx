import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ReasonDialog, type ReasonDialogProps } from '#cards/reason-dialog.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { floorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { replayCode } from '#rules/base62.ts'
import type { JudgedVerdict } from '#rules/staff/judging.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { QueueRow } from '../contract/queue.ts'
import { queue } from '../contract/queue.ts'
import type { QueueWords } from '../words/queue-page.pack.ts'
import { queuePagePack } from '../words/queue-page.pack.ts'
import styles from './queue-page.module.css'

const tints = { open: 'honey', judged: 'soda', staff: 'plum' } as const

export interface QueueItemProps {
  readonly row: QueueRow
  /** The reader may decide. */
  readonly judges: boolean
}

/** A reported thing with the reason that was given, and the two verdicts. */
export function QueueItem({ row, judges }: QueueItemProps) {
  const words = useWords(queuePagePack)
  const [verdict, setVerdict] = useState<JudgedVerdict | null>(null)
  const barred = row.kind === 'hidden' ? 'hidden' : row.state === 'staff' ? 'staff' : row.MINE ? 'mine' : null
  const { to, name } = placeOf(row, words)
  return (
    <li>
      <Card pad>
        <div className={styles.item} data-list-item="">
          <div className={styles.top}>
            <Chip tint={tints[row.state]}>{row.kind === 'hidden' ? words.hidden : words.states[row.state]}</Chip>
            {row.priority && <Chip tint="plum">{words.priority}</Chip>}
            {row.ABOUT !== '' && <Chip>{words.abouts[row.ABOUT]}</Chip>}
            {row.MINE && <Chip>{words.mine[row.MINE]}</Chip>}
            <Ago at={row.TIME} className="faint" />
          </div>
          <Link to={to} className={styles.where} data-list-main="">
            {name}
          </Link>
          {row.EXCERPT === '' ? (
            <MemberName id={row.UID} nick={row.NICK} />
          ) : (
            <Quoted head={<MemberName id={row.UID} nick={row.NICK} />}>{row.EXCERPT}</Quoted>
          )}
          <p className={styles.reason}>
            <span className="faint">{words.said}</span> {row.REASON}
          </p>
          {judges && barred && <p className="faint">{words.noVerdict[barred]}</p>}
          {judges && !barred && (
            <div className={styles.acts}>
              <Button variant="danger" onClick={() => setVerdict('pass')}>
                {words.pass}
              </Button>
              <Button onClick={() => setVerdict('notPass')}>{words.notPass}</Button>
            </div>
          )}
        </div>
      </Card>
      {verdict && <JudgeDialog row={row} verdict={verdict} onClose={() => setVerdict(null)} />}
    </li>
  )
}

function placeOf({ THING, T, FLOOR, TITLE }: QueueRow, words: QueueWords) {
  if (THING === 'painting') return { to: `/e/${T}`, name: words.painting(TITLE) }
  if (THING === 'topic') return { to: floorPath(T, FLOOR), name: words.floor(TITLE, FLOOR) }
  const code = replayCode(T)
  return { to: `/r/${code}`, name: words.replay(code) }
}

interface JudgeDialogProps {
  readonly row: QueueRow
  readonly verdict: JudgedVerdict
  readonly onClose: () => void
}

function JudgeDialog({ row, verdict, onClose }: JudgeDialogProps) {
  const words = useWords(queuePagePack)
  const toast = useToast()
  const judge = useWrite(queue.calls.judge, { inline: true })
  const passes = verdict === 'pass'
  const send: ReasonDialogProps['onSend'] = async (reason, options) => {
    const answer = await judge.run({ kind: row.kind, id: row.id, verdict, reason }, options)
    if (answer.ok) toast.success(words.outcomes[answer.value])
    return answer
  }
  return (
    <ReasonDialog
      title={passes ? words.passTitle : words.notPassTitle}
      text={row.state === 'judged' ? words.second[verdict] : passes ? words.passText : words.notPassText}
      danger={passes}
      ask={words.why}
      send={passes ? words.pass : words.notPass}
      onSend={send}
      onClose={onClose}
    />
  )
}
