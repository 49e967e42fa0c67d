import { useRead } from '#api/reads.ts'
import type { MemberToday } from '#cards/front/member-today.ts'
import { useWords } from '#session/words.tsx'
import { signIn } from '../contract/sign-in.ts'
import { signInTodayPack } from '../words/sign-in-today.pack.ts'

/** The days in a row, and the gift of today. */
export const memberToday: MemberToday = {
  order: 20,
  useToday: (profile) => {
    const words = useWords(signInTodayPack)
    // The profile brings the gift of the day, so the days are read after it.
    const { value, loading } = useRead(signIn.calls.calendar, {}, { quiet: true, enabled: profile !== null })
    if (loading || !profile) return undefined
    const gift = value?.DAYS.find(({ DAY }) => DAY === value.TODAY)
    return {
      ...(value && value.STREAK > 0 && { note: words.streak(value.STREAK) }),
      things: gift ? [{ icon: 'check', to: '/sign-in-days', text: words.gift(gift.POWER) }] : [],
    }
  },
}
