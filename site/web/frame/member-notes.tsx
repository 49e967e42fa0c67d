import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { EnteredBar } from './entered-bar.tsx'
import { OtherMemberBar } from './other-member-bar.tsx'

// A separate chunk: it changes how every page looks, and only flagged members need it.
const Punishment = lazyPart(() => import('../states/punishment.tsx').then((part) => part.Punishment))

export interface MemberNotesProps {
  /** The tab holds text that another member than the signed-in one has typed. */
  readonly parted: boolean
  /** A staff member is inside this account. */
  readonly entered: boolean
}

/**
 * Notes that follow some members on every page: a changed account, an entered account, the effects of the black flag.
 */
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
