import { useRead } from '#api/reads.ts'
import type { MemberToday, SmallThing } from '#cards/front/member-today.ts'
import { useWords } from '#session/words.tsx'
import { desserts } from '../contract/desserts.ts'
import { dessertNamesPack } from '../words/dessert-names.pack.ts'
import { dessertTodayPack } from '../words/dessert-today.pack.ts'

/** A dessert that is hungry, or that there is none yet. */
export const memberToday: MemberToday = {
  order: 30,
  useToday: (profile) => {
    const words = useWords(dessertTodayPack)
    const names = useWords(dessertNamesPack)
    const { value: shelf, loading } = useRead(desserts.calls.own, {}, { quiet: true, enabled: profile !== null })
    if (loading || !profile) return undefined
    const hungry = shelf?.DESSERTS.find(({ HUNGRY }) => HUNGRY === 'Y')
    const texts = [
      ...(hungry ? [words.hungry(names[hungry.DESSERT])] : []),
      ...(shelf?.CHOSEN === 'N' ? [words.choose] : []),
    ]
    return { things: texts.map((text): SmallThing => ({ icon: 'heart', to: '/desserts', text })) }
  },
}
