import type { AppealRow } from '@patisserie/contract/admin-rows'
import { site } from '@patisserie/contract/site'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { useState } from 'react'
import { useRead } from '../../api/reads.ts'
import { useWrite } from '../../api/writes.ts'
import { MemberLine } from '../../cards/member-name.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { Fact, Facts } from '../../design/parts/facts.tsx'
import { Row, Stack } from '../../design/parts/layout.tsx'
import { Ago } from '../../session/ago.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useAdminWords } from './admin-words.ts'
import { DeskPager, pageOf } from './desk-pager.tsx'
import { useDeskSearch } from './desk-view.ts'
import styles from './queue.module.css'
import { ReadState } from './read-state.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** What flagged members have to say, the oldest first. */
export function AppealList() {
  const words = useAdminWords().appeals
  const search = useDeskSearch()
  const appeals = useRead(site.admin.calls.appeals, { pageSize: 20, pageNum: pageOf(search.get('p')) }, { keep: true })
  return (
    <ReadState read={appeals}>
      {({ rows, pageInfo }) =>
        rows.length === 0 ? (
          <EmptyState title={words.empty} />
        ) : (
          <>
            <ul className={styles.queue} aria-label={words.label}>
              {rows.map((row) => (
                <li key={row.id}>
                  <OneAppeal appeal={row} />
                </li>
              ))}
            </ul>
            <DeskPager pages={pageInfo.pages} />
          </>
        )
      }
    </ReadState>
  )
}

function OneAppeal({ appeal }: { readonly appeal: AppealRow }) {
  const { language } = useLanguage()
  const words = useAdminWords()
  const [deciding, setDeciding] = useState<'Y' | 'N' | null>(null)
  const decide = useWrite(site.admin.calls.decideAppeal, { inline: true })
  const { pass, refuse, passTitle, refuseTitle, done } = words.appeals
  return (
    <Card pad>
      <Stack gap={3}>
        <MemberLine id={appeal.UID} nick={appeal.NICK} head={appeal.HEAD}>
          <Ago at={appeal.time} />
        </MemberLine>
        <blockquote className={styles.words}>{appeal.text}</blockquote>
        <Facts>
          <Fact label={words.appeals.blackReason}>{appeal.BLACKREASON}</Fact>
          <Fact label={words.appeals.until}>
            {appeal.BLACKUNTIL ? formatDateTime(appeal.BLACKUNTIL, 'dateTime', language) : words.user.endless}
          </Fact>
        </Facts>
        <Row gap={2}>
          <Button onClick={() => setDeciding('Y')}>{pass}</Button>
          <Button onClick={() => setDeciding('N')}>{refuse}</Button>
        </Row>
      </Stack>
      {deciding && (
        <ReasonDialog
          title={deciding === 'Y' ? passTitle(appeal.NICK) : refuseTitle(appeal.NICK)}
          act={deciding === 'Y' ? pass : refuse}
          busy={decide.busy}
          run={(reason, options) => decide.run({ id: appeal.id, pass: deciding, reason }, options)}
          done={done}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  )
}
