import { Chip } from '#design/parts/chip.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

/** How many items wait for staff behind a link; nothing for none. */
export function WaitingCount({ count }: { readonly count: number }) {
  const words = useWords(adminPack)
  if (count === 0) return null
  return (
    <Chip tint="straw">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words.waiting(count)}</span>
    </Chip>
  )
}
