import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { isFactorWanted } from '#cards/factor-wanted.ts'
import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { admin as adminContract } from '#contract/admin.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { When } from '#session/when.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { EndFactorForm, RenewCodesForm } from './factor-forms.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Logging in in two steps: switched on, looked after, switched off. */
export function FactorSection({ profile }: SectionProps) {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { factor } = settings
  const { shell } = words
  const state = useRead(secondFactor.calls.state, {})
  const [codes, setCodes] = useState<readonly string[]>()
  const { account } = profile

  // Shown once: nothing else takes their place until they are kept.
  if (codes) return <RecoveryCodes account={account} codes={codes} onKept={() => setCodes(undefined)} />
  if (!state.value) {
    if (!state.refusal) return <SkeletonRows rows={2} label={shell.loading} />
    return (
      <ErrorState title={shell.fault.title} actions={<Button onClick={state.again}>{shell.retry}</Button>}>
        {problemText({ refusal: state.refusal, data: state.data }, words, language)}
      </ErrorState>
    )
  }
  if (state.value.on === 'N') {
    return (
      <>
        {profile.isAdmin && <StaffNeed />}
        <FactorSetup account={account} onCodes={setCodes} />
      </>
    )
  }
  return (
    <WithAside
      aside={
        <SettingsCard title={settings.sections.twofactor.name} mark={<Chip tint="matcha">{factor.on}</Chip>}>
          <Facts>
            <Fact label={factor.since}>{state.value.since && <When at={state.value.since} />}</Fact>
            <Fact label={factor.left} strong>
              {factor.leftOf(state.value.codes)}
            </Fact>
          </Facts>
          <p className="faint">{factor.lost}</p>
        </SettingsCard>
      }
    >
      {profile.isAdmin && (
        <Row>
          <Link to="/admin" className={buttonClass({ variant: 'primary' })}>
            {factor.toDesk}
          </Link>
        </Row>
      )}
      {state.value.codes <= fewCodes && <Banner kind="warning">{factor.few}</Banner>}
      <SettingsCard title={factor.renew} text={factor.renewText}>
        <Disclosure summary={factor.renewAct} icon="refresh-cw">
          <RenewCodesForm account={account} onCodes={setCodes} />
        </Disclosure>
      </SettingsCard>
      <SettingsCard title={factor.end} text={factor.endText}>
        <Disclosure summary={factor.endAct} icon="lock-open">
          {profile.isAdmin && <p>{factor.staffEnd}</p>}
          <EndFactorForm account={account} />
        </Disclosure>
      </SettingsCard>
    </WithAside>
  )
}

/**
 * Tells staff without a second factor that their permissions count only once it is on, and that the rest of the account
 * works as usual.
 */
function StaffNeed() {
  const { factor } = useWords(settingsPack)
  const menu = useRead(adminContract.calls.menu, {}, { quiet: true })
  if (!isFactorWanted(menu.data)) return null
  return <Banner kind="info">{factor.staffNeed}</Banner>
}

const fewCodes = 2
