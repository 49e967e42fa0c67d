import { type ReactNode, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { AmountField, typedAmount } from '#cards/resources/amount-field.tsx'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { ResourceChoice } from '#cards/resources/resource-choice.tsx'
import { useIntent } from '#cards/use-intent.ts'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters, weightedLength } from '#rules/text.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { gifts } from '../../contract/gifts.ts'
import { giftsPack } from '../../words/gifts.pack.ts'
import styles from './gift-dialog.module.css'
import { GiftPreview } from './gift-preview.tsx'

export type GiftTerms = Out<typeof gifts.calls.terms>

interface GiftFormProps {
  readonly terms: GiftTerms
  readonly frame: (children: ReactNode, actions: ReactNode) => ReactNode
  /** Whether something was typed that closing would lose. */
  readonly onTyped: (typed: boolean) => void
  readonly onClose: () => void
}

/** What, how much, a note; and what it will do, before it is pressed. */
export function GiftForm({ terms, frame, onTyped, onClose }: GiftFormProps) {
  const words = useWords(giftsPack)
  const { amounts } = useWords(resourcesPack)
  const toast = useToast()
  const intent = useIntent()
  const give = useWrite(gifts.calls.give, { inline: true })
  const [chosen, setChosen] = useState<Resource>(() => firstOf(terms))
  const [typed, setTyped] = useState('1')
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const tell = useGiftRefusal()

  const resource = terms.held.some((each) => each.resource === chosen) ? chosen : firstOf(terms)
  const held = heldOf(terms, resource)
  const amount = typedAmount(typed)
  const most = mostOf(terms, resource)
  const worth = worthOf(resource, amount)
  const { language } = useLanguage()
  const used = weightedLength(note.trim())
  const wrong =
    amount < 1
      ? words.amountWrong
      : amount > held
        ? words.tooLittle(amounts[resource](held))
        : worth > terms.week.left
          ? words.over(terms.week.left)
          : null
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setRefused(null)
    }
  }
  const send = async () => {
    if (wrong || used > limits.note || give.busy) return
    const input = { receiver: terms.receiver, resource, amount, note: note.trim() }
    const answer = await give.run(input, { idempotencyKey: intent.keyOf(input) })
    if (answer.ok) {
      toast.success(words.sent)
      return onClose()
    }
    intent.settled(answer)
    if (answer.auth === '') setRefused(answer)
  }
  return frame(
    <>
      {refused && <Banner kind="error">{tell(refused)}</Banner>}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ResourceChoice label={words.resource} held={terms.held} value={resource} onChange={change(setChosen)} />
          <AmountField
            label={words.amount}
            value={typed}
            most={most}
            step={resource === 'score' ? 100 : 1}
            error={typed !== '' && wrong}
            labels={{ less: words.less, more: words.more, most: words.most }}
            onChange={change(setTyped)}
            onEnter={() => void send()}
          />
          <Field label={words.note} hint={words.noteHint} counter={countCharacters(note.trim(), limits.note, language)}>
            <TextArea
              lines={2}
              value={note}
              onChange={({ target: { value } }) => {
                change(setNote)(value)
                onTyped(value !== '')
              }}
              onSend={() => void send()}
            />
          </Field>
        </div>
        <div>
          <GiftPreview resource={resource} held={held} amount={wrong ? 0 : amount} worth={worth} week={terms.week} />
          <NoMoney />
        </div>
      </div>
    </>,
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button
        variant="primary"
        icon="gift"
        busy={give.busy}
        disabled={wrong !== null || used > limits.note}
        onClick={() => void send()}
      >
        {wrong ? words.give : words.send(amounts[resource](amount))}
      </Button>
    </>,
  )
}

const heldOf = ({ held }: GiftTerms, resource: Resource): number =>
  held.find((each) => each.resource === resource)?.amount ?? 0

const worthOf = (resource: Resource, amount: number): number => (isGiftable(resource) ? giftWorth(resource, amount) : 0)

/** The most of it that the giver holds and the week has room for. */
const mostOf = (terms: GiftTerms, resource: Resource): number =>
  Math.min(heldOf(terms, resource), Math.floor(terms.week.left / Math.max(1, worthOf(resource, 1))))

/** The first choice: the smallest thing of which one fits into the week. Score comes last. */
function firstOf(terms: GiftTerms): Resource {
  const fitting = terms.held
    .map(({ resource }) => resource)
    .filter((each) => each !== 'score' && mostOf(terms, each) > 0)
    .toSorted((a, b) => worthOf(a, 1) - worthOf(b, 1))
  return fitting[0] ?? terms.held[0]?.resource ?? 'score'
}

/** A refusal of a gift, with the numbers that came with it. */
function useGiftRefusal() {
  const { words: all, language } = useLanguage()
  const words = useWords(giftsPack)
  const { house } = useTimes()
  return (answer: Refused): string => {
    const { left, until } = (answer.data ?? {}) as { left?: unknown; until?: unknown } // each part is checked
    if (answer.refusal === 'g.weekOut' && typeof left === 'number') {
      return words.weekOut(left, typeof until === 'string' ? house(until) : '')
    }
    return problemText(answer, all, language)
  }
}
