import { Chip } from '#design/parts/chip.tsx'
import type { Tint } from '#design/parts/tint.ts'
import { difficultyWords } from '#rules/games/games.ts'
import { rankOf } from './run-words.ts'

/** A difficulty as a tinted chip with its word; nothing for games without difficulties. */
export function RankChip({ rank, size }: { readonly rank: string; readonly size?: 'medium' | 'large' | undefined }) {
  const mark = rankOf(rank)
  if (!mark) return null
  return (
    <Chip tint={tints[mark]} size={size}>
      {difficultyWords[mark]}
    </Chip>
  )
}

const tints = {
  E: 'matcha',
  N: 'soda',
  H: 'plum',
  L: 'straw',
  EX: 'honey',
  PH: 'plum',
  O: 'plain',
} as const satisfies Record<string, Tint>
