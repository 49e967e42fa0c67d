import { Button } from '#design/parts/button.tsx'
import { Row } from '#design/parts/layout.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { otherMemberPack } from '#words/session/other-member.pack.ts'
import { useWords } from '../words.tsx'

export interface GuestWordsProps {
  /** Beginning of the text that the guest typed. Without it the text is in the form below. */
  readonly begin?: string | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
}

/**
 * Asks a member, after the log-in, whether what a guest left here (text, or files on the upload page) is theirs. Only then
 * is it stored under the member's account.
 */
export function GuestWords({ begin, onTake, onLeave }: GuestWordsProps) {
  const words = useWords(otherMemberPack)
  return (
    <Banner title={words.guestTitle}>
      <p>{begin === undefined ? words.guestHere : words.guestText}</p>
      {begin !== undefined && <p>{begin}</p>}
      <Row gap={2}>
        <Button size="small" onClick={onTake}>
          {words.take}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {words.leave}
        </Button>
      </Row>
    </Banner>
  )
}
