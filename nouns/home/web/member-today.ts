import type { MemberToday, SmallThing } from '#cards/front/member-today.ts'
import { useWords } from '#session/words.tsx'
import { memberHomePack } from '../words/member-home.pack.ts'

/** What the profile says of today. */
export const memberToday: MemberToday = {
  order: 10,
  useToday: (profile) => {
    const { today: words } = useWords(memberHomePack)
    if (!profile) return undefined
    const { id, mailChecked, messageNum, pyNum } = profile
    const things: (SmallThing | false)[] = [
      mailChecked === 'N' && { icon: 'mail', to: '/settings/account', text: words.mail },
      messageNum > 0 && { icon: 'messages-square', to: '/messages', text: words.messages(messageNum) },
      pyNum > 0 && { icon: 'user', to: `/p/${id}?people=followers`, text: words.followers(pyNum) },
    ]
    return { things: things.filter((thing) => thing !== false) }
  },
}
