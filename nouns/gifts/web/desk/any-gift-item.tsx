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
  const amount = amounts[gift.RESOURCE](gift.AMOUNT)
  return (
    <li className={row.item}>
      <div className={row.about}>
        <p className={styles.line}>
          <MemberName id={gift.GIVER.UID} nick={gift.GIVER.NICK} />
          <span className="faint">{words.to}</span>
          <MemberName id={gift.RECEIVER.UID} nick={gift.RECEIVER.NICK} />
          <ResourceAmount resource={gift.RESOURCE} amount={gift.AMOUNT} named />
          <span className="faint">{words.worthOf(gift.WORTH)}</span>
          <FlagChips flags={gift.FLAGS} />
          {gift.STATE !== 'given' && <Chip>{words.states[gift.STATE]}</Chip>}
        </p>
        {gift.NOTE !== '' && <p className={styles.note}>{gift.NOTE}</p>}
        {gift.WHY !== '' && (
          <p className={styles.why}>
            {gift.WHY} {gift.LOST > 0 && words.lost(amounts[gift.RESOURCE](gift.LOST))}
          </p>
        )}
        <Ago at={gift.TIME} className={styles.time} />
      </div>
      <div className={row.actions}>
        {gift.STATE === 'given' && (
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
  const amountOf = amounts[gift.RESOURCE]
  const lost = Math.max(0, gift.AMOUNT - gift.HELD)
  return (
    <ReasonDialog
      danger
      title={words.takeBackTitle}
      text={words.takeBackText(names.giver, names.receiver)}
      send={words.takeBack}
      onSend={(reason, options) => takeBack.run({ id: gift.KeyID, reason }, options)}
      done={words.takenBack}
      onClose={onClose}
    >
      <ResourceAmount resource={gift.RESOURCE} amount={gift.AMOUNT} named size={20} />
      <Facts>
        <Fact label={words.holds(names.receiver)}>{amountOf(gift.HELD)}</Fact>
        <Fact label={words.covers} strong={lost > 0}>
          {amountOf(lost)}
        </Fact>
      </Facts>
    </ReasonDialog>
  )
}

/** Names of both, with words for a closed account. */
function useNames({ GIVER, RECEIVER }: AnyGift) {
  const { closedName } = useWords().accounts
  return { giver: GIVER.NICK || closedName, receiver: RECEIVER.NICK || closedName }
}
