import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { useMe } from '../me.ts'
import { useSession } from '../session-context.ts'
import { useOtherMemberWords } from './other-member-words.ts'

export interface TwoPeople {
  /** How the writer of this tab's words is called in a sentence. */
  readonly writer: string
  /** Name of who is signed in; null for a guest, or while it is not known. */
  readonly reader: string | null
  /** The words are those of who is signed in. */
  readonly same: boolean
}

/** Names the writer of this tab's words and who is signed in: two accounts of one name are told apart by their ids. */
export function useTwoPeople(): TwoPeople {
  const words = useOtherMemberWords()
  const { store } = useSession()
  const { profile } = useMe()
  const id = Number(store.writer())
  const { value } = useRead(site.accounts.calls.person, { UID: id }, { enabled: id > 0, quiet: true })
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
