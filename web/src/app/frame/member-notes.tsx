import { lazyPart } from '../../session/lazy-part.tsx'
import { useMe } from '../../session/me.ts'
import { EnteredBar } from './entered-bar.tsx'
import { OtherMemberBar } from './other-member-bar.tsx'

// It changes how every page looks: only for those it is about.
const Punishment = lazyPart(() => import('../states/punishment.tsx').then((part) => part.Punishment))

export interface MemberNotesProps {
  /** Words of another member than who is signed in stand on the page. */
  readonly parted: boolean
  /** Staff are inside the account. */
  readonly entered: boolean
}

/** What follows some members on every page: the punishment of flagged ones, the way out of an account, a changed account. */
export function MemberNotes({ parted, entered }: MemberNotesProps) {
  const { profile } = useMe()
  if (parted) return <OtherMemberBar />
  if (!profile) return null
  return (
    <>
      {profile.black && <Punishment />}
      {entered && <EnteredBar nick={profile.nick} />}
    </>
  )
}
