import { useSyncExternalStore } from 'react'
import { lazyPart } from '../session/lazy-part.tsx'
import { useMe } from '../session/me.ts'
import { useSession } from '../session/session-context.ts'

const Punishment = lazyPart(() => import('./punishment.tsx').then((part) => part.Punishment))
const OtherMemberBar = lazyPart(() => import('./other-member-bar.tsx').then((part) => part.OtherMemberBar))
const EnteredBar = lazyPart(() => import('./entered-bar.tsx').then((part) => part.EnteredBar))

/** What follows some members on every page: the punishment of flagged ones, and the way out for staff inside an account. */
export function MemberState() {
  const { profile } = useMe()
  const { store } = useSession()
  const parted = useSyncExternalStore(store.subscribe, store.parted, () => false)
  if (parted) return <OtherMemberBar />
  if (!profile) return null
  return (
    <>
      {profile.black && <Punishment />}
      {store.entered() && <EnteredBar nick={profile.nick} />}
    </>
  )
}
