import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import type { DetailedBet } from './detailed-bet.ts'

interface EndDialogProps {
  readonly detail: DetailedBet
  readonly onClose: () => void
}

/** Proposes a result, or keeps or changes a proposed one; says what each result pays. */
export function EndDialog({ detail, onClose }: EndDialogProps) {
  const { result: words, payouts } = useWords(betDeskPack)
  const end = useWrite(betStaff.calls.end, { inline: true })
  const { bet, results } = detail
  const isSecond = bet.PROPOSAL !== null
  const [winner, setWinner] = useState<string | null>(isSecond ? String(bet.NORESULT === 'Y' ? -1 : bet.WINNER) : null)
  const [link, setLink] = useState(bet.PROPOSAL?.LINK ?? '')
  const staked = Math.max(0, bet.STAKED)
  const pays = (at: number) => {
    const found = results.at(at)
    if (!found) return ''
    const numbers = [bet.BASE, staked, found.PAID, found.RETURNED].map((each) => formatNumber(each))
    return payouts.equation(...(numbers as [string, string, string, string])) // four numbers above
  }
  return (
    <ReasonDialog
      title={isSecond ? words.decide : words.propose}
      text={isSecond ? words.decideText : words.proposeText}
      ask={{ label: words.reason, hint: words.reasonHint }}
      send={isSecond ? words.decide : words.propose}
      done={isSecond ? words.decided : words.proposed}
      problem={() => (winner === null ? words.pickWinner : link.trim() === '' ? words.linkMissing : null)}
      onSend={(reason, options) =>
        end.run({ bocaiName: bet.NAME, winner: Number(winner), link: link.trim(), reason }, options)
      }
      onClose={onClose}
    >
      <RadioGroup
        label={words.winner}
        look="stack"
        value={winner}
        onChange={setWinner}
        options={[
          ...bet.OPTIONS.map(({ LABEL }, at) => ({ value: String(at), label: LABEL, hint: pays(at) })),
          { value: '-1', label: words.noResult, hint: words.noResultHint },
        ]}
      />
      <Field label={words.link} hint={words.linkHint} required>
        <TextInput
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
