import { useRead } from '#api/reads.ts'
import { accounts } from '#contract/accounts.ts'
import { otherMemberPack } from '#words/session/other-member.pack.ts'
import { useMe } from '../me.ts'
import { useSession } from '../session-context.ts'
import { useWords } from '../words.tsx'

export interface TwoPeople {
  /** Name of the member or guest who typed this tab's text, as used in a sentence. */
  readonly writer: string
  /** Name of the signed-in member; null for a guest or while unknown. */
  readonly reader: string | null
  /** The writer and the signed-in member are the same. */
  readonly same: boolean
}

/** Names of the writer of this tab's text and of the signed-in member. Equal names are told apart by the ids. */
export function useTwoPeople(): TwoPeople {
  const words = useWords(otherMemberPack)
  const { store } = useSession()
  const { profile } = useMe()
  const id = Number(store.writer())
  const { value } = useRead(accounts.calls.person, { UID: id }, { enabled: id > 0, quiet: true })
  const same = profile?.id === id
  const alike = !same && value?.NICK !== undefined && value.NICK === profile?.nick
  const named = (nick: string, of: number) => (alike ? words.alike(nick, of) : nick)
  const written = value ? words.writer(named(value.NICK, id)) : words.writerUnknown
  return {
    writer: store.writer() === '0' ? words.writerGuest : written,
    reader: profile && named(profile.nick, profile.id),
    same,
  }
}
