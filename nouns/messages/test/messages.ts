import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { messages } from '../contract/messages.ts'

const { calls } = messages

interface InboxInput {
  readonly id?: string
  readonly folder?: 'inbox' | 'requests'
  readonly q?: string
  readonly before?: string
  readonly at?: string
}

let count = 0

/** Acts of members who write to each other, on the site that `site` answers. */
export function messengers(site: () => TestSite) {
  const as = ({ token }: TestMember) => ({ token })
  /** Two members who have not written to each other. */
  const pair = async () => {
    const n = ++count
    return [await makeMember(site(), `ann${n}`), await makeMember(site(), `bea${n}`)] as const
  }
  /** Sends a message; answers the state of the conversation, or the refusal. */
  const send = async (from: TestMember, to: TestMember, text = 'hello') => {
    const { msg, data } = await site().call(calls.send, { UID: to.id, text }, as(from))
    return msg === '' ? data.state : msg
  }
  const inbox = async (member: TestMember, input: InboxInput = {}) =>
    (await site().call(calls.list, input, as(member))).data
  const opened = async (member: TestMember, other: TestMember) => {
    const { open } = await inbox(member, { id: String(other.id) })
    if (!open) throw new Error('no conversation')
    return open
  }
  /** Id of the newest message; 0 without one. */
  const lastOf = async (member: TestMember, other: TestMember) => (await opened(member, other)).rows.at(-1)?.KeyID ?? 0
  return {
    as,
    pair,
    send,
    inbox,
    opened,
    lastOf,
    /** Numbers of unread conversations and of requests. */
    numbers: async (member: TestMember) => {
      const { unread, requests } = await inbox(member)
      return [unread, requests]
    },
    know: (member: TestMember, other: TestMember, upTo: number) =>
      site().call(calls.know, { UID: other.id, upTo }, as(member)),
    /** Two who have both written. */
    friends: async () => {
      const [ann, bea] = await pair()
      await send(ann, bea)
      await send(bea, ann, 'hi')
      return [ann, bea] as const
    },
  }
}
