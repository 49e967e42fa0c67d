import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import type { Device } from '#contract/profile.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Ago } from '#session/ago.tsx'
import { When } from '#session/when.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { deviceName, deviceOf } from './device-name.ts'
import styles from './devices-section.module.css'

/** A session in words, and the way to end it. */
export function DeviceRow({ device }: { readonly device: Device }) {
  const { devices } = useWords(settingsPack)
  const toast = useToast()
  const { touch } = useReads()
  const endSession = useWrite(accounts.calls.endSession)
  const { handheld, program } = deviceOf(device.agent)
  const name = deviceName(device.agent, devices)
  const end = async () => {
    const answer = await endSession.run({ id: device.id })
    if (answer.ok) toast.success(devices.ended)
    // The session was ended elsewhere meanwhile.
    else if (answer.refusal === 'sessionGone') touch(['me'])
  }
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <Icon name={program ? 'code' : handheld ? 'smartphone' : 'monitor'} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.name} title={device.agent}>
          {name}
          {device.current && (
            <span className={styles.here}>
              <Hitbox />
              {devices.here}
            </span>
          )}
        </p>
        <dl className={styles.facts}>
          {device.switchedFrom && (
            <div>
              <dt>{devices.switchedFrom}</dt>
              <dd>{device.switchedFrom}</dd>
            </div>
          )}
          <div>
            <dt>{devices.ip}</dt>
            <dd>{device.ip || devices.noIp}</dd>
          </div>
          <div>
            <dt>{devices.since}</dt>
            <dd>
              <When at={device.since} />
            </dd>
          </div>
          <div>
            <dt>{devices.seen}</dt>
            <dd>
              <Ago at={device.seen} />
            </dd>
          </div>
        </dl>
      </div>
      {!device.current && (
        <Button busy={endSession.busy} aria-label={devices.endOf(name)} onClick={() => void end()}>
          {devices.end}
        </Button>
      )}
    </li>
  )
}
