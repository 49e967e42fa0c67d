import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { parseUserId } from '#rules/people/user-id.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { StaffProposal } from '../../contract/club-keeping.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubKeepersMost } from '../../rules/club-keeping.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { clubPath } from '../card/topic-path.ts'
import styles from './desk.module.css'

/** Clubs that members propose: those that wait, or those that staff have decided. */
export function ProposalQueue() {
  const { proposals: words } = useWords(clubDeskPack)
  const search = useDeskSearch()
  const state = search.get('way') === 'done' ? 'done' : 'todo'
  const asked = { state, pageSize: 10, pageNum: search.page } as const
  return (
    <Stack gap={3}>
      <RadioGroup
        label={words.tabs}
        labelHidden
        look="segments"
        value={state}
        onChange={(way) => search.set({ way: way === 'todo' ? '' : way, p: '' })}
        options={(['todo', 'done'] as const).map((value) => ({ value, label: words.ways[value] }))}
      />
      <DeskPage
        read={useRead(clubs.calls.proposals, asked, { keep: true })}
        label={words.list}
        empty={state === 'todo' ? words.empty : words.doneEmpty}
        item={(proposal) => (
          <li key={proposal.id}>
            <OneProposal proposal={proposal} />
          </li>
        )}
      />
    </Stack>
  )
}

const tints = { open: 'honey', accepted: 'matcha', declined: 'straw', withdrawn: 'plain' } as const

function OneProposal({ proposal }: { readonly proposal: StaffProposal }) {
  const { proposals: words } = useWords(clubDeskPack)
  const [verdict, setVerdict] = useState<'pass' | 'notPass' | null>(null)
  const { BY: by, KEEPER: keeper, STATE: state, M: m, DECISION: decision } = proposal
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          <Chip tint={tints[state]}>{words.states[state]}</Chip>
          {m === null ? (
            <span className={styles.title}>{proposal.NAME}</span>
          ) : (
            <Link to={clubPath(m)} className={styles.title}>
              {proposal.NAME}
            </Link>
          )}
        </Row>
        {proposal.INTRO !== '' && <p>{proposal.INTRO}</p>}
        <Quoted
          head={
            <>
              <MemberName id={by.UID} nick={words.by(by.NICK)} />
              <Ago at={proposal.TIME} />
            </>
          }
        >
          {proposal.REASON}
        </Quoted>
        <p className={styles.line}>
          {keeper ? (
            <>
              {words.keeper}
              <MemberName id={keeper.UID} nick={keeper.NICK} />
              <span className="num">{keeper.UID}</span>
            </>
          ) : (
            words.noKeeper
          )}
        </p>
        {decision !== '' && (
          <p>
            <span className="faint">{words.decision}</span> {decision}
          </p>
        )}
        {state === 'open' && (
          <Row gap={2}>
            <Button variant="primary" onClick={() => setVerdict('pass')}>
              {words.pass}
            </Button>
            <Button variant="danger" onClick={() => setVerdict('notPass')}>
              {words.refuse}
            </Button>
          </Row>
        )}
      </Stack>
      {verdict && <DecideDialog proposal={proposal} verdict={verdict} onClose={() => setVerdict(null)} />}
    </Card>
  )
}

interface DecideDialogProps {
  readonly proposal: StaffProposal
  readonly verdict: 'pass' | 'notPass'
  readonly onClose: () => void
}

function DecideDialog({ proposal, verdict, onClose }: DecideDialogProps) {
  const { proposals: words } = useWords(clubDeskPack)
  const decide = useWrite(clubs.calls.decideProposal, { inline: true })
  const [typed, setTyped] = useState(proposal.KEEPER ? String(proposal.KEEPER.UID) : '')
  const opens = verdict === 'pass'
  const ids = typed.split(/[\s,，、]+/).filter((id) => id !== '')
  const keepers = ids.flatMap((id) => parseUserId(id) ?? [])
  return (
    <ReasonDialog
      title={`${opens ? words.pass : words.refuse}：${proposal.NAME}`}
      text={opens ? words.passText : words.refuseText}
      danger={!opens}
      send={opens ? words.pass : words.refuse}
      problem={() =>
        opens && (keepers.length < ids.length || ids.length > clubKeepersMost) ? words.keepersWrong : null
      }
      onSend={(reason, options) =>
        decide.run({ id: proposal.id, verdict, reason, keepers: opens ? keepers : [] }, options)
      }
      done={words.done}
      onClose={onClose}
    >
      {opens && (
        <Field label={words.keepers} hint={words.keepersHint}>
          <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
