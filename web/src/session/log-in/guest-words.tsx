import { Button } from '../../design/parts/button.tsx'
import { Row } from '../../design/parts/layout.tsx'
import { Banner } from '../../design/parts/state/banner.tsx'
import { useOtherMemberWords } from '../typed/other-member-words.ts'

export interface GuestWordsProps {
  /** How the words begin; without it they stand in the form itself. */
  readonly begin?: string | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** Something was written here without a log-in: asks a member whether it is theirs before it is kept as theirs. */
export function GuestWords({ begin, onTake, onLeave }: GuestWordsProps) {
  const words = useOtherMemberWords()
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
