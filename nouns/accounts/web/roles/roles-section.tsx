import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { Button } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { OwnRoles } from '../../contract/roles.ts'
import { roles as rolesContract } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'
import { CountedCard } from './counted-card.tsx'
import { LinkRoleForm } from './link-role-form.tsx'
import { RoleRow } from './role-row.tsx'
import styles from './roles-section.module.css'

/** One's own accounts: which are linked, switching between them, linking another one, and what counts together. */
export function RolesSection({ profile }: SectionProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(rolesPack)
  const roles = useRead(rolesContract.calls.mine, {})
  if (!roles.value) {
    if (!roles.refusal) return <SkeletonRows rows={3} label={all.shell.loading} />
    return (
      <ErrorState title={all.shell.fault.title} actions={<Button onClick={roles.again}>{all.shell.retry}</Button>}>
        {problemText({ refusal: roles.refusal, data: roles.data }, all, language)}
      </ErrorState>
    )
  }
  return (
    <WithAside
      aside={
        <SettingsCard title={words.together} text={words.togetherText}>
          <dl className={styles.counts}>
            {words.counts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="faint">{words.notTogether}</p>
        </SettingsCard>
      }
    >
      {/* Another account starts with empty forms. */}
      <Roles key={profile.id} roles={roles.value} />
    </WithAside>
  )
}

function Roles({ roles }: { readonly roles: OwnRoles }) {
  const words = useWords(rolesPack)
  const [asked, setAsked] = useState('')
  const own = roles.rows.filter(({ STATE }) => STATE !== 'counted')
  const linked = own.filter(({ STATE }) => STATE !== 'ended')
  return (
    <>
      <SettingsCard title={words.list} text={words.listText}>
        <ul className={styles.list}>
          {own.map((role) => (
            <RoleRow
              key={role.UID}
              role={role}
              others={linked.filter(({ UID }) => UID !== role.UID).map(({ NICK, ACCOUNT }) => NICK || ACCOUNT)}
              onSignIn={() => setAsked(role.ACCOUNT)}
            />
          ))}
        </ul>
        {own.length === 1 && <p className="faint">{words.alone}</p>}
      </SettingsCard>
      <CountedCard roles={roles} />
      <SettingsCard id="link" title={words.link} text={words.linkText(limits.linkedAccounts)}>
        <LinkRoleForm key={asked} asked={asked} onLinked={() => setAsked('')} />
      </SettingsCard>
    </>
  )
}
