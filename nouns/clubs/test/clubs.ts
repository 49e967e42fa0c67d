import type { TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../contract/clubs.ts'

/** A document of one paragraph: `text` and the given inline nodes. */
export const documentOf = (text: string, ...more: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }, ...more] }],
})

export const mentionOf = ({ id }: TestMember) => ({ type: 'mention', attrs: { uid: id, label: 'somebody' } })

let names = 0

/** Inserts a club as staff create one; answers its id. */
export async function makeClub(site: TestSite, name = `club ${++names}`): Promise<number> {
  const { own } = site.site.foundation.db
  const { id } = await own
    .insertInto('clubs')
    .values({ name, name_folded: name, intro: 'all about sweets', place: names, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  site.site.foundation.touched(['clubs'])
  return id
}

interface Topic {
  readonly m: number
  readonly title?: string
  readonly document?: ReturnType<typeof documentOf>
}

export async function makeTopic(site: TestSite, by: TestMember, topic: Topic): Promise<number> {
  const input = { title: 'A topic', document: documentOf('the opening words'), ...topic }
  const { data, msg, auth } = await site.call(clubs.calls.postTopic, input, { token: by.token })
  if (msg || auth) throw new Error(`the topic was refused: ${msg || auth}`)
  return data.t
}

export const answer = (site: TestSite, by: TestMember, t: number, document = documentOf('an answer')) =>
  site.call(clubs.calls.postFloor, { t, document }, { token: by.token })
