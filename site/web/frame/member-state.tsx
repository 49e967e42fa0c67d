import { useSyncExternalStore } from 'react'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'

const MemberNotes = lazyPart(() => import('./member-notes.tsx').then((part) => part.MemberNotes))

/** Decides whether this member needs `MemberNotes`; most members need none, so they never load that chunk. */
export function MemberState() {
  const { profile } = useMe()
  const { store } = useSession()
  const parted = useSyncExternalStore(store.subscribe, store.parted, () => false)
  const entered = profile !== null && store.entered()
  return parted || entered || profile?.black ? <MemberNotes parted={parted} entered={entered} /> : null
}
