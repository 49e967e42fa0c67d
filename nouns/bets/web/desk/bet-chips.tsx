import { Chip } from '#design/parts/chip.tsx'
import { useWords } from '#session/words.tsx'
import type { BetRow } from '../../contract/bet-rows.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'

const tints = {
  asked: 'honey',
  refused: 'plain',
  open: 'matcha',
  ended: 'straw',
  proposed: 'soda',
  contested: 'straw',
  settling: 'plum',
  paid: 'plain',
  refunded: 'plain',
} as const

/** Where an event stands, and what kind it is. */
export function BetChips({ bet }: { readonly bet: Pick<BetRow, 'PHASE' | 'TYPE' | 'MULTI' | 'OFMEMBER'> }) {
  const words = useWords(betDeskPack)
  return (
    <>
      <Chip tint={tints[bet.PHASE]}>{words.phases[bet.PHASE]}</Chip>
      <Chip>{words.types[bet.TYPE]}</Chip>
      {bet.MULTI === 'Y' && <Chip>{words.multi}</Chip>}
      {bet.OFMEMBER === 'Y' && <Chip tint="honey">{words.ofMember}</Chip>}
    </>
  )
}
