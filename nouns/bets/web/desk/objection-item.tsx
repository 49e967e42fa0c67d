import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { Objection } from '../../contract/bet-staff.ts'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import styles from './bet-desk.module.css'

interface ObjectionItemProps {
  readonly objection: Objection
  /** Names the event. */
  readonly titled?: boolean
}

/** An objection to a proposed result, with its answer or the button for one. */
export function ObjectionItem({ objection, titled }: ObjectionItemProps) {
  const { objection: words } = useWords(betDeskPack)
  const { closedName } = useWords().accounts
  const search = useDeskSearch()
  const [answers, setAnswers] = useState(false)
  const { NAME, TITLE, UID, NICK, REASON, TIME, FOUNDED, ANSWER } = objection
  return (
    <li className={row.item}>
      <div className={row.about}>
        <p className={styles.line}>
          <MemberName id={UID} nick={NICK} />
          {titled && (
            <Link to={search.path({ event: NAME })} stay className={styles.title}>
              {TITLE}
            </Link>
          )}
          {FOUNDED !== '' && <Chip tint={FOUNDED === 'Y' ? 'straw' : 'plain'}>{words.given[FOUNDED]}</Chip>}
          <Ago at={TIME} className="faint" />
        </p>
        <p className={styles.text}>{REASON}</p>
        {ANSWER !== '' && <p className={styles.answer}>{ANSWER}</p>}
      </div>
      <div className={row.actions}>
        {FOUNDED === '' && (
          <Button size="small" aria-label={words.answerOf(NICK || closedName)} onClick={() => setAnswers(true)}>
            {words.answer}
          </Button>
        )}
      </div>
      {answers && <AnswerDialog objection={objection} onClose={() => setAnswers(false)} />}
    </li>
  )
}

function AnswerDialog({ objection, onClose }: { readonly objection: Objection; readonly onClose: () => void }) {
  const { objection: words } = useWords(betDeskPack)
  const { closedName } = useWords().accounts
  const answer = useWrite(betStaff.calls.answerObjection, { inline: true })
  const [founded, setFounded] = useState<'Y' | 'N' | null>(null)
  return (
    <ReasonDialog
      title={words.by(objection.NICK || closedName)}
      ask={{ label: words.label, hint: words.hint }}
      send={words.send}
      done={words.done}
      problem={() => (founded === null ? words.pick : null)}
      onSend={(text, options) => answer.run({ id: objection.ID, founded: founded === 'Y', answer: text }, options)}
      onClose={onClose}
    >
      <p className={styles.text}>{objection.REASON}</p>
      <RadioGroup
        label={words.which}
        look="stack"
        value={founded}
        onChange={setFounded}
        options={[
          { value: 'Y', label: words.founded, hint: words.foundedText },
          { value: 'N', label: words.unfounded, hint: words.unfoundedText },
        ]}
      />
    </ReasonDialog>
  )
}
