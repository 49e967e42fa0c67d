import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import type { StaffMember } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Table } from '#design/parts/table.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { Ago } from '#session/ago.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { AddStaffDialog, EditStaffDialog } from './codes-dialog.tsx'

/** Everybody who holds a code, and the ways to change that. */
export function StaffList() {
  const words = useWords(adminPack)
  const { profile } = useMe()
  const staff = useRead(admin.calls.staff, {})
  const [editing, setEditing] = useState<StaffMember | null>(null)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Row room="before">
        <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
          {words.staff.add}
        </Button>
      </Row>
      <DeskRead read={staff}>
        {(rows) => (
          <Card clip>
            <Table caption={words.staff.label} stack>
              <thead>
                <tr>
                  <th>{words.staff.member}</th>
                  <th>{words.staff.codes}</th>
                  <th>{words.staff.seen}</th>
                  <th>
                    <span className="visually-hidden">{words.staff.edit}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.UID} className="opens" data-list-item="">
                    <th scope="row">
                      <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD} opener>
                        {`${row.ACCOUNT} · ${row.UID}`}
                      </MemberLine>
                    </th>
                    <td data-label={words.staff.codes}>
                      <Row gap={1}>
                        {row.PY.map((code) => (
                          <Chip key={code} tint={code === 'admin' ? 'straw' : 'plain'}>
                            {words.areas[code]}
                          </Chip>
                        ))}
                      </Row>
                    </td>
                    <td data-label={words.staff.seen}>{row.SEEN ? <Ago at={row.SEEN} /> : words.staff.never}</td>
                    <td data-num>
                      {row.UID === profile?.id ? (
                        <span className="faint">{words.staff.you}</span>
                      ) : (
                        <Button
                          size="small"
                          aria-label={words.staff.editLabel(row.NICK)}
                          onClick={() => setEditing(row)}
                        >
                          {words.staff.edit}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
        )}
      </DeskRead>
      {adding && <AddStaffDialog onClose={() => setAdding(false)} />}
      {editing && <EditStaffDialog member={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
