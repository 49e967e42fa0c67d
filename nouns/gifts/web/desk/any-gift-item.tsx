import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import row from '#desks/desk-row.module.css'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { AnyGift, GiftFlag } from '../../contract/gifts.ts'
import { gifts } from '../../contract/gifts.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import styles from './desk.module.css'

/** A gift as staff see it. */
export function AnyGiftItem({ gift }: { readonly gift: AnyGift }) {
  const words = useWords(giftDeskPack)
  const { amounts } = useWords(resourcesPack)
  const [asking, setAsking] = useState(false)
  const names = useNames(gift)
  const amount = amounts[gift.resource](gift.amount)
  return (
    <li className={row.item}>
      <div className={row.about}>
        <p className={styles.line}>
          <MemberName id={gift.giver.id} nick={gift.giver.nick} />
          <span className="faint">{words.to}</span>
          <MemberName id={gift.receiver.id} nick={gift.receiver.nick} />
          <ResourceAmount resource={gift.resource} amount={gift.amount} named />
          <span className="faint">{words.worthOf(gift.worth)}</span>
          <FlagChips flags={gift.flags} />
          {gift.state !== 'given' && <Chip>{words.states[gift.state]}</Chip>}
        </p>
        {gift.note !== '' && <p className={styles.note}>{gift.note}</p>}
        {gift.reason !== '' && (
          <p className={styles.why}>
            {gift.reason} {gift.lost > 0 && words.lost(amounts[gift.resource](gift.lost))}
          </p>
        )}
        <Ago at={gift.givenAt} className={styles.time} />
      </div>
      <div className={row.actions}>
        {gift.state === 'given' && (
          <Button
            size="small"
            icon="rotate-ccw"
            aria-label={words.takeBackOf(amount, names.giver, names.receiver)}
            onClick={() => setAsking(true)}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      {asking && <TakeBack gift={gift} onClose={() => setAsking(false)} />}
    </li>
  )
}

export function FlagChips({ flags }: { readonly flags: readonly GiftFlag[] }) {
  const words = useWords(giftDeskPack).flags
  return flags.map((flag) => (
    <Chip key={flag} tint={flag === 'linked' ? 'straw' : 'honey'}>
      {words[flag]}
    </Chip>
  ))
}

function TakeBack({ gift, onClose }: { readonly gift: AnyGift; readonly onClose: () => void }) {
  const words = useWords(giftDeskPack)
  const { amounts } = useWords(resourcesPack)
  const takeBack = useWrite(gifts.calls.takeBack, { inline: true })
  const names = useNames(gift)
  const amountOf = amounts[gift.resource]
  const lost = Math.max(0, gift.amount - gift.held)
  return (
    <ReasonDialog
      danger
      title={words.takeBackTitle}
      text={words.takeBackText(names.giver, names.receiver)}
      send={words.takeBack}
      onSend={(reason, options) => takeBack.run({ id: gift.id, reason }, options)}
      done={words.takenBack}
      onClose={onClose}
    >
      <ResourceAmount resource={gift.resource} amount={gift.amount} named size={20} />
      <Facts>
        <Fact label={words.holds(names.receiver)}>{amountOf(gift.held)}</Fact>
        <Fact label={words.covers} strong={lost > 0}>
          {amountOf(lost)}
        </Fact>
      </Facts>
    </ReasonDialog>
  )
}

/** Names of both, with words for a closed account. */
function useNames({ giver, receiver }: AnyGift) {
  const { closedName } = useWords().accounts
  return { giver: giver.nick || closedName, receiver: receiver.nick || closedName }
}
