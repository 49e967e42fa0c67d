import { createContext, useContext } from 'react'
import type { Dialogs } from './log-in/dialogs.ts'
import type { SessionStore } from './session-store.ts'

export interface Session {
  readonly store: SessionStore
  readonly dialogs: Dialogs
}

export const SessionContext = createContext<Session | null>(null)

export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('no SessionContext above')
  return session
}
