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
  const isOut = gift.way === 'out'
  const isOver = gift.state !== 'given'
  return (
    <li className={styles.gift} data-over={isOver || undefined}>
      <Head id={gift.memberId} src={gift.head || null} size={36} alt="" />
      <div className={styles.about}>
        <p className={styles.who}>
          <span className="mute">{isOut ? words.outTo : words.inFrom}</span>
          <MemberName id={gift.memberId} nick={gift.nick} />
          {isOver && <Chip tint={gift.state === 'takenBack' ? 'straw' : 'plain'}>{words.states[gift.state]}</Chip>}
        </p>
        {gift.note !== '' && <p className={styles.note}>{gift.note}</p>}
        {gift.reason !== '' && <p className={styles.why}>{gift.reason}</p>}
        <Ago at={gift.givenAt} className="faint" />
      </div>
      <div className={styles.amount}>
        <ResourceAmount
          resource={gift.resource}
          amount={isOut ? -gift.amount : gift.amount}
          named
          signed
          size={20}
          className={styles.moved}
        />
        {gift.declineUntil !== '' && <Decline gift={gift} />}
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
  const nick = gift.nick || closedName
  const amount = amounts[gift.resource](gift.amount)
  const confirm = async () => {
    const { ok } = await decline.run({ id: gift.id })
    if (ok) toast.success(words.declined)
    setAsking(false)
  }
  return (
    <>
      <Button
        size="small"
        icon="rotate-ccw"
        aria-label={words.declineOf(nick, amount)}
        title={words.declineUntil(house(gift.declineUntil))}
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
