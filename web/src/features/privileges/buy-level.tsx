import { site } from '@patisserie/contract/site'
import { levelPrice } from '@patisserie/rules/economy/prices'
import { useWrite } from '../../api/writes.ts'
import { ResourceAmount } from '../../cards/resources/resource-amount.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useToast } from '../../design/parts/over/toast.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './ladder.module.css'
import { usePrivilegeWords } from './privilege-words.ts'
import type { LevelKind } from './privileges-page.tsx'

export interface BuyLevelProps {
  readonly kind: LevelKind
  readonly level: number
  /** The score that the reader has. */
  readonly score: number
  readonly onClose: () => void
}

/** Says what the next level opens and what its price leaves, and buys it. */
export function BuyLevel({ kind, level, score, onClose }: BuyLevelProps) {
  const words = usePrivilegeWords()
  const { shell } = useWords()
  const toast = useToast()
  const buy = useWrite(site.shop.calls.buy)
  const item = kind === 'life' ? 'player' : 'bomb'
  const price = levelPrice(item, level)
  const name = words.kinds[kind]
  const title = words.buyTitle(name, level)
  const send = async () => {
    const answer = await buy.run({ item, count: 1, price })
    if (answer.ok) toast.success(words.bought(name, level))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={shell.close}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" busy={buy.busy} onClick={() => void send()}>
            {words.buy(price, level)}
          </Button>
        </>
      }
    >
      <p>{words.opens(words.rungs[kind][level - 1]?.name ?? '')}</p>
      <dl className={styles.purse}>
        <dt>{words.before}</dt>
        <dd>
          <ResourceAmount resource="score" amount={score} />
        </dd>
        <dt>{words.after}</dt>
        <dd>
          <ResourceAmount resource="score" amount={score - price} />
        </dd>
      </dl>
    </Dialog>
  )
}
