import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import type { MemberRow } from '#contract/admin-rows.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { Stepper } from '#design/parts/forms/stepper.tsx'
import { Row } from '#design/parts/layout.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { admin } from '../contract/admin.ts'
import { useFactorCode } from './use-factor-code.tsx'

export interface UserDialogProps {
  readonly user: MemberRow
  readonly onClose: () => void
}

const dayMs = 86_400_000
const lengths = ['1', '3', '7', '30', '0'] as const

/** Sets the black flag with its reason and end, or changes them. */
export function FlagDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(adminPack).user
  const flag = useWrite(admin.calls.flagUser, { inline: true })
  const [days, setDays] = useState<string>('7')
  const until = () => (days === '0' ? {} : { until: new Date(Date.now() + Number(days) * dayMs).toISOString() })
  return (
    <ReasonDialog
      danger
      title={words.flagOf(user.NICK)}
      text={words.flagText}
      send={words.flag}
      onSend={(reason, options) => flag.run({ UID: user.UID, black: 'Y', reason, ...until() }, options)}
      done={words.flagged}
      onClose={onClose}
    >
      <Field label={words.until}>
        <Select
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={lengths.map((value) => ({ value, label: words.days[value] }))}
        />
      </Field>
    </ReasonDialog>
  )
}

export function LiftDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(adminPack).user
  const flag = useWrite(admin.calls.flagUser, { inline: true })
  return (
    <ReasonDialog
      title={words.liftOf(user.NICK)}
      send={words.lift}
      onSend={(reason, options) => flag.run({ UID: user.UID, black: 'N', reason }, options)}
      done={words.lifted}
      onClose={onClose}
    />
  )
}

export function LevelsDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(adminPack).user
  const change = useWrite(admin.calls.privilegeUser, { inline: true })
  const [life, setLife] = useState(user.LIFE)
  const [bomb, setBomb] = useState(user.BOMB)
  const stepper = (what: string, value: number, set: (value: number) => void) => (
    <Row room="between">
      <span>{what}</span>
      <Stepper
        value={value}
        max={privilegeMax}
        onChange={set}
        labels={{ group: what, less: words.less(what), more: words.more(what) }}
      />
    </Row>
  )
  return (
    <ReasonDialog
      title={words.levelsOf(user.NICK)}
      text={words.levelsText}
      send={words.save}
      onSend={(reason, options) => change.run({ UID: user.UID, life, bomb, reason }, options)}
      done={words.saved}
      onClose={onClose}
    >
      {stepper(words.life, life, setLife)}
      {stepper(words.bomb, bomb, setBomb)}
    </ReasonDialog>
  )
}

/** Sees the site as this member does, for an hour; logging out leads back. */
export function EnterDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(adminPack).user
  const { store } = useSession()
  const factor = useFactorCode()
  const enter = useWrite(admin.calls.enterAs, { inline: true })
  const run = async (reason: string) => {
    const answer = await enter.run({ UID: user.UID, reason, ...factor.sent })
    if (answer.ok) {
      store.enter(answer.value.token)
      setTimeout(() => location.assign('/'), limits.impersonationReloadMs)
    }
    return answer
  }
  return (
    <ReasonDialog
      title={words.enterOf(user.NICK)}
      text={words.enterText}
      send={words.enterAct}
      problem={() => factor.problem}
      onSend={run}
      done={words.entered}
      onClose={onClose}
    >
      {factor.field}
    </ReasonDialog>
  )
}
