import { createContext } from 'react'
import { useProvided } from '#api/provided.ts'
import type { Dialogs } from './dialogs.ts'
import type { SessionStore } from './session-store.ts'

export interface Session {
  readonly store: SessionStore
  readonly dialogs: Dialogs
}

export const SessionContext = createContext<Session | null>(null)

export const useSession = (): Session => useProvided(SessionContext)
