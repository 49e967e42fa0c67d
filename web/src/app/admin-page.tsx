import { useEffect } from 'react'
import { useGo } from '../session/link.tsx'
import { useMe } from '../session/me.ts'
import { LaterPage } from './later-page.tsx'
import { PagePending } from './page-pending.tsx'

/** The back office: everybody else goes to the gap. */
export function AdminPage() {
  const { status, profile } = useMe()
  const go = useGo()
  const refused = status === 'guest' || (profile !== null && !profile.isAdmin)
  // The address changes: the router is outside React.
  useEffect(() => {
    if (refused) go('/yukari', { replace: true })
  }, [refused, go])
  return profile?.isAdmin ? <LaterPage /> : <PagePending />
}
