import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { OwnGift } from '../contract/gifts.ts'
import { gifts } from '../contract/gifts.ts'
import { giftsPack } from '../words/gifts.pack.ts'
import styles from './gift-line.module.css'

/** A gift as one of its two members sees it. */
export function GiftLine({ gift }: { readonly gift: OwnGift }) {
  const words = useWords(giftsPack)
  const isOut = gift.WAY === 'out'
  const isOver = gift.STATE !== 'given'
  return (
    <li className={styles.gift} data-over={isOver || undefined}>
      <Head id={gift.UID} src={gift.HEAD || null} size={36} alt="" />
      <div className={styles.about}>
        <p className={styles.who}>
          <span className="mute">{isOut ? words.outTo : words.inFrom}</span>
          <MemberName id={gift.UID} nick={gift.NICK} />
          {isOver && <Chip tint={gift.STATE === 'takenBack' ? 'straw' : 'plain'}>{words.states[gift.STATE]}</Chip>}
        </p>
        {gift.NOTE !== '' && <p className={styles.note}>{gift.NOTE}</p>}
        {gift.WHY !== '' && <p className={styles.why}>{gift.WHY}</p>}
        <Ago at={gift.TIME} className="faint" />
      </div>
      <div className={styles.amount}>
        <ResourceAmount
          resource={gift.RESOURCE}
          amount={isOut ? -gift.AMOUNT : gift.AMOUNT}
          named
          signed
          size={20}
          className={styles.moved}
        />
        {gift.DECLINE !== '' && <Decline gift={gift} />}
      </div>
    </li>
  )
}

function Decline({ gift }: { readonly gift: OwnGift }) {
  const { house } = useTimes()
  const { closedName } = useWords().accounts
  const words = useWords(giftsPack)
  const { amounts } = useWords(resourcesPack)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const decline = useWrite(gifts.calls.decline)
  const nick = gift.NICK || closedName
  const amount = amounts[gift.RESOURCE](gift.AMOUNT)
  const confirm = async () => {
    const { ok } = await decline.run({ id: gift.KeyID })
    if (ok) toast.success(words.declined)
    setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        icon="rotate-ccw"
        aria-label={words.declineOf(nick, amount)}
        title={words.declineUntil(house(gift.DECLINE))}
        onClick={() => setAsking(true)}
      >
        {words.decline}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.declineTitle(nick)}
          keep={words.keep}
          confirm={words.decline}
          busy={decline.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {words.declineText(amount)}
        </ConfirmDialog>
      )}
    </>
  )
}
