import type { MemberRow } from '#contract/admin-rows.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'

/** Marks of an account: flagged, staff, mail not verified, robot, closed. */
export function UserMarks({ user }: { readonly user: MemberRow }) {
  const words = useWords(adminPack).user
  const marks = [
    { on: user.BLACK === 'Y', tint: 'straw', text: words.black },
    { on: user.STAFF === 'Y', tint: 'plum', text: words.staff },
    { on: user.MAILCHECKED === 'N', tint: 'honey', text: words.unverified },
    { on: user.ROBOT === 'Y', tint: 'soda', text: words.robot },
    { on: user.CLOSED === 'Y', tint: 'plain', text: words.closed },
  ] as const
  const shown = marks.filter(({ on }) => on)
  if (shown.length === 0) return <span className="faint">{words.fine}</span>
  return (
    <Row gap={1}>
      {shown.map(({ tint, text }) => (
        <Chip key={text} tint={tint}>
          {text}
        </Chip>
      ))}
    </Row>
  )
}
