import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { parseUserId } from '#rules/people/user-id.ts'
import { useWords } from '#session/words.tsx'
import type { KeptClub } from '../../contract/club-keeping.ts'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import styles from './desk.module.css'

interface Naming {
  readonly club: KeptClub
  /** The keeper to dismiss; null: one is to be named. */
  readonly keeper: { readonly UID: number; readonly NICK: string } | null
}

/** All clubs with their keepers, whom staff name and dismiss. */
export function KeeperDesk() {
  const { keepers: words } = useWords(clubDeskPack)
  const [naming, setNaming] = useState<Naming | null>(null)
  return (
    <Stack gap={3}>
      <p className="mute">{words.text}</p>
      <DeskRead read={useRead(clubsContract.calls.clubKeepers, {})}>
        {(clubs) => (
          <ul className={cardClass({ clip: true }, styles.ordered)} aria-label={words.list}>
            {clubs.map((club) => (
              <li key={club.KeyID} className={row.item}>
                <div className={row.about}>
                  <Row gap={2}>
                    <span className={styles.title}>{club.NAME}</span>
                    {club.HIDDEN === 'Y' && <Chip>{words.hidden}</Chip>}
                  </Row>
                  {club.KEEPERS.length === 0 && <p className={styles.line}>{words.none}</p>}
                  {club.KEEPERS.map((keeper) => (
                    <Row key={keeper.UID} gap={2}>
                      <MemberLine id={keeper.UID} nick={keeper.NICK} head={keeper.HEAD} size={24} />
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={words.dismissOf(keeper.NICK, club.NAME)}
                        onClick={() => setNaming({ club, keeper })}
                      >
                        {words.dismiss}
                      </Button>
                    </Row>
                  ))}
                </div>
                <div className={row.actions}>
                  <Button
                    size="small"
                    icon="plus"
                    aria-label={words.nameOf(club.NAME)}
                    onClick={() => setNaming({ club, keeper: null })}
                  >
                    {words.name}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </DeskRead>
      {naming && <NamingDialog {...naming} onClose={() => setNaming(null)} />}
    </Stack>
  )
}

function NamingDialog({ club, keeper, onClose }: Naming & { readonly onClose: () => void }) {
  const { keepers: words } = useWords(clubDeskPack)
  const set = useWrite(clubsContract.calls.setKeeper, { success: 'saved', inline: true })
  const [typed, setTyped] = useState('')
  const id = keeper?.UID ?? parseUserId(typed.trim())
  return (
    <ReasonDialog
      title={keeper ? words.dismissOf(keeper.NICK, club.NAME) : words.nameOf(club.NAME)}
      text={words.told}
      danger={keeper !== null}
      send={keeper ? words.dismiss : words.name}
      problem={() => (id === null ? words.idWrong : null)}
      onSend={(reason, options) => set.run({ m: club.KeyID, UID: id ?? 0, on: keeper ? 'N' : 'Y', reason }, options)}
      onClose={onClose}
    >
      {!keeper && (
        <Field label={words.id} required>
          <TextInput inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
