import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import type { LoggedAct } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { EmptyState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { ActChange } from './act-change.tsx'
import styles from './act-list.module.css'
import { SubjectLink } from './subject-link.tsx'

export interface ActFilter {
  readonly by?: number | undefined
  readonly act?: string | undefined
  readonly subject?: string | undefined
}

interface ActListProps {
  readonly of: 'mine' | 'all'
  readonly filter?: ActFilter | undefined
  readonly empty: string
}

/** Acts of the staff log from the newest on, a page below the other. */
export function ActList({ of, filter = {}, empty }: ActListProps) {
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <Card clip>
      {starts.map((olderThan, i) => (
        <ActPage
          key={olderThan ?? 0}
          of={of}
          filter={filter}
          empty={empty}
          olderThan={olderThan}
          onMore={i === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
        />
      ))}
    </Card>
  )
}

interface ActPageProps extends Required<Pick<ActListProps, 'of' | 'empty'>> {
  readonly filter: ActFilter
  readonly olderThan: number | undefined
  /** Given to the last page shown. */
  readonly onMore: ((next: number) => void) | undefined
}

function ActPage({ of, filter, empty, olderThan, onMore }: ActPageProps) {
  const words = useWords(adminPack).log
  const asked = { ...filter, ...(olderThan === undefined ? {} : { olderThan }), pageSize: 20 }
  const mine = useRead(admin.calls.myActs, asked, { enabled: of === 'mine' })
  const all = useRead(admin.calls.log, asked, { enabled: of === 'all' })
  return (
    <DeskRead read={of === 'mine' ? mine : all}>
      {({ rows, next }) => (
        <>
          {rows.length === 0 && olderThan === undefined && <EmptyState title={empty} />}
          <ol className={styles.list}>
            {rows.map((act) => (
              <OneAct key={act.id} act={act} named={of === 'all'} />
            ))}
          </ol>
          {onMore && next !== null && (
            <p className={styles.more}>
              <Button variant="quiet" onClick={() => onMore(next)}>
                {words.more}
              </Button>
            </p>
          )}
          {next === null && olderThan !== undefined && <ListEnd>{words.end}</ListEnd>}
        </>
      )}
    </DeskRead>
  )
}

function OneAct({ act, named }: { readonly act: LoggedAct; readonly named: boolean }) {
  const words = useWords(adminPack).log
  return (
    <li className={styles.act}>
      <p className={styles.line}>
        <span className={styles.number}>{act.id}</span>
        {named &&
          (act.UID === 0 ? <b>{words.house}</b> : <MemberName id={act.UID} nick={act.NICK || String(act.UID)} />)}
        {act.entered !== null && <span className="faint">{words.as(act.entered)}</span>}
        <b>{words.acts[act.act] ?? act.act}</b>
        <SubjectLink subject={act.subject} />
        <Ago at={act.time} className="faint" />
      </p>
      {act.reason !== '' && <p className={styles.reason}>{act.reason}</p>}
      <ActChange before={act.before} after={act.after} />
    </li>
  )
}
