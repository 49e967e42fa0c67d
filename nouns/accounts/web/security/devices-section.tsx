import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonLines, SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { When } from '#session/when.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { DeviceRow } from './device-row.tsx'
import styles from './devices-section.module.css'
import { NotMe } from './not-me.tsx'

/** Devices that are logged in, and the address of the last log-in. */
export function DevicesSection() {
  const words = useWords(settingsPack).devices
  return (
    <WithAside
      aside={
        <SettingsCard title={words.last}>
          <LastLogin />
        </SettingsCard>
      }
    >
      <SettingsCard title={words.list} text={words.text}>
        <Devices />
      </SettingsCard>
    </WithAside>
  )
}

function Devices() {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { shell } = words
  const toast = useToast()
  const sessions = useRead(accounts.calls.sessions, {})
  const endOthers = useWrite(accounts.calls.endOtherSessions)
  if (!sessions.value) {
    if (!sessions.refusal) return <SkeletonRows rows={2} label={shell.loading} />
    return (
      <ErrorState title={shell.fault.title} actions={<Button onClick={sessions.again}>{shell.retry}</Button>}>
        {problemText({ refusal: sessions.refusal, data: sessions.data }, words, language)}
      </ErrorState>
    )
  }
  const others = sessions.value.filter(({ current }) => !current)
  const end = async () => {
    const answer = await endOthers.run({})
    if (answer.ok) toast.success(settings.devices.othersEnded)
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.value
          .toSorted((a, b) => Number(b.current) - Number(a.current))
          .map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
      </ul>
      {others.length === 0 ? (
        <p className="faint">{settings.devices.alone}</p>
      ) : (
        <div className={styles.all}>
          <Button variant="danger" icon="log-out" busy={endOthers.busy} onClick={() => void end()}>
            {settings.devices.endOthers(others.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function LastLogin() {
  const { words, language } = useLanguage()
  const { devices } = useWords(settingsPack)
  const { value, refusal, data } = useRead(accounts.calls.lastLogin, {})
  if (value === undefined) {
    if (refusal) return <p className="faint">{problemText({ refusal, data }, words, language)}</p>
    return <SkeletonLines lines={2} />
  }
  if (value === null) return <p className="faint">{devices.first}</p>
  return (
    <>
      <Facts>
        <Fact label={devices.lastTime}>
          <When at={value.time} />
        </Fact>
        <Fact label={devices.ip}>{value.ip}</Fact>
      </Facts>
      <p className="mute">{devices.lastText}</p>
      <NotMe />
    </>
  )
}
