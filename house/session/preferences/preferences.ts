import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Language } from '#rules/language.ts'
import { defaultPreferences, type Preferences } from '#rules/people/preferences.ts'
import { setCookie } from '../cookies.ts'
import { useMe } from '../me.ts'
import { useLanguage } from '../words.tsx'
import { setSide, shownSide } from './side.ts'

type Change = Sent<typeof accounts.calls.setPreferences>

/**
 * The member's preferences, or a guest's defaults. A change is applied optimistically and rolled back if it is refused.
 */
export const usePreferences = (): {
  readonly preferences: Preferences
  readonly setPreferences: (change: Change) => Promise<boolean>
} => {
  const { profile } = useMe()
  const write = useWrite(accounts.calls.setPreferences)
  const { patch } = useReads()
  const setPreferences = async (change: Change) => {
    const putBack = patch(accounts.calls.me, (old) => ({ ...old, ...present(change) }))
    if (change.tNum !== undefined) setCookie('tNum', String(change.tNum))
    if (change.mNum !== undefined) setCookie('mNum', String(change.mNum))
    const answer = await write.run(change)
    if (!answer.ok) putBack()
    return answer.ok
  }
  return { preferences: profile ?? defaultPreferences, setPreferences }
}

/** Opens or closes the left bar. A member's choice is stored in the account, for other devices. */
export const useToggleSide = (): (() => void) => {
  const { status } = useMe()
  const { setPreferences } = usePreferences()
  return () => {
    const closed = shownSide() === 'open'
    setSide(closed ? 'closed' : 'open')
    if (status === 'member') void setPreferences({ leftBar: closed ? '1' : '0' })
  }
}

/**
 * Changes the language at once. A member's choice is stored in the account, for other devices and for mails. A guest's
 * choice survives a log-in in the same visit.
 */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { status } = useMe()
  const { setLanguage } = useLanguage()
  const { setPreferences } = usePreferences()
  return (language) => {
    void setLanguage(language)
    if (status === 'member') void setPreferences({ language })
    else if (status === 'guest') setCookie('chosen', language + Date.now())
  }
}

const present = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
