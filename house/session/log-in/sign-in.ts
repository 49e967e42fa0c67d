import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { forgetPersonalReads } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { takeChosenLanguage } from '../preferences/chosen-language.ts'
import { setSide, shownSide } from '../preferences/side.ts'
import { useSession } from '../session-context.ts'
import { useLanguage } from '../words.tsx'

/** Signs in with the profile that a log-in or registration answered, and applies the account's preferences. */
export const useSignIn = (): ((profile: Profile) => void) => {
  const { store } = useSession()
  const queries = useQueryClient()
  const { language, setLanguage } = useLanguage()
  const { call } = useApi()
  const toast = useToast()
  const speakAs = async ({ language: own }: Profile) => {
    await setLanguage(own)
    const words = dialogsPack(own)
    const goBack = () => {
      void setLanguage(language)
      void call(accounts.calls.setPreferences, { language }, { quiet: true })
    }
    toast.info(words.languageOfAccount, { label: words.languageBack, act: goBack })
  }
  return (stored) => {
    const chosen = takeChosenLanguage()
    const profile = { ...stored, language: chosen ?? stored.language }
    forgetPersonalReads(queries)
    const answer: Answer<Profile> = { ok: true, value: profile }
    queries.setQueryData([accounts.calls.me.path, {}], answer)
    store.signIn(profile.token, profile.id)
    // A language that the guest has just chosen becomes the account's preference.
    if (profile.language !== stored.language)
      void call(accounts.calls.setPreferences, { language: profile.language }, { quiet: true })
    if (profile.firstLogin === 'Y') {
      // A new account takes over the state of this browser's side bar.
      if (shownSide() === 'closed') void call(accounts.calls.setPreferences, { leftBar: '1' }, { quiet: true })
      return
    }
    setSide(profile.leftBar === '1' ? 'closed' : 'open')
    if (profile.language !== language) void speakAs(profile)
  }
}
