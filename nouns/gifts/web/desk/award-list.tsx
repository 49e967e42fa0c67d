import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Button } from '#design/parts/button.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { gifts } from '../../contract/gifts.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import { AwardDialog } from './award-dialog.tsx'
import styles from './desk.module.css'

/** What staff awarded, newest first. */
export function AwardList() {
  const words = useWords(giftDeskPack).award
  const search = useDeskSearch()
  const read = useRead(gifts.calls.awards, { pageNum: String(search.page) }, { keep: true })
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap={4}>
      <Row>
        <Button variant="primary" icon="gift" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      </Row>
      {asking && <AwardDialog onClose={() => setAsking(false)} />}
      <DeskPage
        read={read}
        label={words.list}
        empty={words.none}
        joined
        item={(award) => (
          <li key={award.id} className={row.item}>
            <div className={row.about}>
              <p className={styles.line}>
                <MemberName id={award.receiver.id} nick={award.receiver.nick} />
                <ResourceAmount resource={award.resource} amount={award.amount} named signed />
              </p>
              {award.reason !== '' && <p className={styles.note}>{award.reason}</p>}
              <p className={styles.time}>
                {words.by(award.staff.nick || String(award.staff.id))} · <Ago at={award.awardedAt} />
              </p>
            </div>
          </li>
        )}
      />
    </Stack>
  )
}
