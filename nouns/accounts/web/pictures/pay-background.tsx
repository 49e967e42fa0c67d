import { useRead } from '#api/reads.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { privileges } from '#contract/privileges.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { sinks } from '#rules/economy/economy-rates.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { PageBackdrop } from '../person/page-backdrop.tsx'
import styles from './background-section.module.css'

interface PayBackgroundProps {
  /** The background that is to be set. */
  readonly source: string
  readonly busy: boolean
  readonly onPay: () => void
  readonly onClose: () => void
}

/** Says what a new background costs and what is left, before it is paid. */
export function PayBackground({ source, busy, onPay, onClose }: PayBackgroundProps) {
  const { shell } = useWords()
  const { pay } = useWords(settingsPack).background
  const { value } = useRead(privileges.calls.own, {}, { quiet: true })
  const price = sinks.backgroundFaith
  const left = value ? value.faith - price : 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={pay.title}
      label={pay.title}
      closeLabel={shell.close}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={!value || left < 0} onClick={onPay}>
            {pay.send(price)}
          </Button>
        </>
      }
    >
      <span className={styles.swatch}>
        <PageBackdrop source={source} />
      </span>
      <p>{pay.text(price)}</p>
      <NoMoney />
      {value && (
        <dl className={styles.purse}>
          <dt>{pay.has}</dt>
          <dd>
            <ResourceAmount resource="faith" amount={value.faith} />
          </dd>
          <dt>{pay.after}</dt>
          <dd>{left < 0 ? pay.lacks(-left) : <ResourceAmount resource="faith" amount={left} />}</dd>
        </dl>
      )}
    </Dialog>
  )
}
