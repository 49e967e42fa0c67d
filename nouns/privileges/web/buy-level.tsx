import { useState } from 'react'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useBuyLevel } from '#nouns/shop/web/card/use-buy-level.ts'
import { levelPrice } from '#rules/economy/prices.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { privilegesPack } from '../words/privileges.pack.ts'
import styles from './ladder.module.css'
import type { LevelKind } from './own-levels.ts'

export interface BuyLevelProps {
  readonly kind: LevelKind
  /** The level that the reader chose; it stays the same while the dialog is open. */
  readonly level: number
  /** The score that the reader has. */
  readonly score: number
  readonly onClose: () => void
}

/**
 * Says what the next level opens and what its price leaves, and buys it. Where the reader holds that level by now, it shows
 * both prices and asks again.
 */
export function BuyLevel({ kind, level: chosen, score, onClose }: BuyLevelProps) {
  const words = useWords(privilegesPack)
  const { shell } = useWords()
  const toast = useToast()
  const item = kind === 'life' ? 'player' : 'bomb'
  const { buy, busy } = useBuyLevel(item)
  const [notice, setNotice] = useState<{ readonly seen: number; readonly now: number } | null>(null)
  const level = notice ? levelAt(item, chosen, notice.now) : chosen
  const price = levelPrice(item, level)
  const name = words.kinds[kind]
  const title = notice ? words.changed.title : words.buyTitle(name, level)
  const send = async () => {
    const came = await buy(price)
    if (came !== 'bought' && came !== 'failed') return setNotice(came)
    if (came === 'bought') toast.success(words.bought(name, level))
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
          <Button onClick={onClose}>{notice ? words.changed.keep : shell.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {words.buy(price, level)}
          </Button>
        </>
      }
    >
      {notice && <p className="mute">{words.changed.text(name, level - 1)}</p>}
      <p>{words.opens(words.rungs[kind][level - 1]?.name ?? '')}</p>
      <dl className={styles.purse}>
        {notice ? (
          <>
            <dt>{words.changed.seen}</dt>
            <dd className="num">{formatNumber(notice.seen)}</dd>
            <dt>{words.changed.now}</dt>
            <dd className="num">{formatNumber(notice.now)}</dd>
          </>
        ) : (
          <>
            <dt>{words.before}</dt>
            <dd>
              <ResourceAmount resource="score" amount={score} />
            </dd>
            <dt>{words.after}</dt>
            <dd>
              <ResourceAmount resource="score" amount={score - price} />
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  )
}

/** The level from `level` on that costs the price; prices rise with every level. */
function levelAt(item: 'player' | 'bomb', level: number, price: number): number {
  let at = level
  while (at < privilegeMax && levelPrice(item, at) < price) at++
  return at
}
