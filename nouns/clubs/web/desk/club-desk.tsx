import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useWords } from '#session/words.tsx'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { AddClubDialog, EditClubDialog, type StaffClub } from './club-dialogs.tsx'
import styles from './desk.module.css'
import { moved } from './moved.ts'

/** The clubs of the site in their order: added, edited, hidden. */
export function ClubDesk() {
  const { clubs: words } = useWords(clubDeskPack)
  const read = useRead(clubsContract.calls.staffClubs, {})
  const order = useWrite(clubsContract.calls.orderClubs)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<StaffClub | null>(null)
  const ids = read.value?.map(({ KeyID }) => KeyID) ?? []
  const move = (from: number, to: number) => void order.run({ m: moved(ids, from, to) })
  return (
    <Stack gap={4}>
      <Row gap={3} room="between">
        <p className="mute">{words.text}</p>
        <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </Row>
      <DeskRead read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={words.empty} />
          ) : (
            <ol className={cardClass({ clip: true }, styles.ordered)} aria-label={words.list}>
              {rows.map((club, at) => (
                <li key={club.KeyID} className={row.item}>
                  <ClubLine club={club} />
                  <div className={row.actions}>
                    <Button
                      size="small"
                      variant="quiet"
                      disabled={order.busy || at === 0}
                      aria-label={words.upOf(club.NAME)}
                      onClick={() => move(at, at - 1)}
                    >
                      {words.up}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      disabled={order.busy || at === rows.length - 1}
                      aria-label={words.downOf(club.NAME)}
                      onClick={() => move(at, at + 1)}
                    >
                      {words.down}
                    </Button>
                    <Button
                      size="small"
                      icon="pencil"
                      aria-label={words.editOf(club.NAME)}
                      onClick={() => setEditing(club)}
                    >
                      {words.edit}
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </DeskRead>
      {adding && <AddClubDialog onClose={() => setAdding(false)} />}
      {editing && <EditClubDialog club={editing} onClose={() => setEditing(null)} />}
    </Stack>
  )
}

function ClubLine({ club }: { readonly club: StaffClub }) {
  const { clubs: words } = useWords(clubDeskPack)
  return (
    <div className={styles.club}>
      <Head id={club.KeyID} src={club.PIC || null} size={48} alt="" />
      <div className={row.about}>
        <Row gap={2}>
          <span className={styles.title}>{club.NAME}</span>
          {club.HIDDEN === 'Y' && <Chip>{words.hidden}</Chip>}
        </Row>
        <p className={styles.line}>{words.counts(club.TOPICS, club.FLOORS)}</p>
        {club.INTRO !== '' && <p className={styles.line}>{club.INTRO}</p>}
      </div>
    </div>
  )
}
