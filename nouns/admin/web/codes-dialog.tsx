import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import type { StaffMember } from '#contract/admin-rows.ts'
import { Button } from '#design/parts/button.tsx'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Row } from '#design/parts/layout.tsx'
import { type Permission, permissions, readPermissions } from '#rules/staff/permissions.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import styles from './codes-dialog.module.css'
import { useFactorCode } from './use-factor-code.tsx'

/** Somebody becomes staff, by the number of their account. */
export function AddStaffDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(adminPack)
  const add = useWrite(admin.calls.addStaff, { inline: true })
  const [id, setId] = useState('')
  const [codes, setCodes] = useState<readonly Permission[]>([])
  const factor = useFactorCode()
  return (
    <ReasonDialog
      title={words.staff.add}
      text={words.staff.addText}
      send={words.staff.add}
      problem={() => (/^\d{7}$/.test(id.trim()) ? factor.problem : words.staff.idInvalid)}
      onSend={(reason, options) => add.run({ id: id.trim(), permissions: [...codes], reason, ...factor.sent }, options)}
      done={words.staff.added}
      onClose={onClose}
    >
      <Field label={words.staff.id} hint={words.staff.idHint} required>
        <TextInput inputMode="numeric" maxLength={7} value={id} onChange={({ target }) => setId(target.value)} />
      </Field>
      <CodeChoice codes={codes} onChange={setCodes} />
      {factor.field}
    </ReasonDialog>
  )
}

/** Other codes for somebody who is staff; none end their service. */
export function EditStaffDialog({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const words = useWords(adminPack)
  const update = useWrite(admin.calls.updateStaff, { inline: true })
  const [codes, setCodes] = useState<readonly Permission[]>(member.PY)
  const factor = useFactorCode()
  return (
    <ReasonDialog
      title={words.staff.editOf(member.NICK)}
      send={words.staff.save}
      problem={() => factor.problem}
      onSend={(reason, options) =>
        update.run({ UID: member.UID, permissions: [...codes], reason, ...factor.sent }, options)
      }
      done={words.staff.saved}
      onClose={onClose}
    >
      <CodeChoice codes={codes} onChange={setCodes} />
      <Row>
        <Button size="small" disabled={codes.length === 0} onClick={() => setCodes([])}>
          {words.staff.end}
        </Button>
      </Row>
      {factor.field}
    </ReasonDialog>
  )
}

interface CodeChoiceProps {
  readonly codes: readonly Permission[]
  readonly onChange: (codes: readonly Permission[]) => void
}

/** All codes; those one may not give are there and off. */
function CodeChoice({ codes, onChange }: CodeChoiceProps) {
  const words = useWords(adminPack)
  const menu = useRead(admin.calls.menu, {})
  const own = readPermissions(menu.value?.py ?? [])
  const all = own.includes('admin')
  const toggle = (code: Permission) =>
    onChange(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code])
  return (
    <fieldset>
      <legend className={styles.legend}>{words.staff.codes}</legend>
      <div className={styles.codes}>
        {permissions.map((code) => (
          <Checkbox
            key={code}
            checked={codes.includes(code)}
            disabled={!all && !own.includes(code)}
            onChange={() => toggle(code)}
          >
            {words.areas[code]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
