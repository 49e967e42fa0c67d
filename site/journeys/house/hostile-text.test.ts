import sharp from 'sharp'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { pictures } from '#contract/pictures.ts'
import { writing } from '#contract/writing.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { isWhole } from '../../test/by-turns.ts'
import { giveLevels } from '../../test/give-levels.ts'
import { hostileDocuments, own } from '../../test/hostile/hostile-documents.ts'
import { markup } from '../../test/hostile/xss-markup.ts'
import { pictureUrls } from '../../test/hostile/xss-vectors.ts'
import { makeMember, type TestMember } from '../../test/make-member.ts'
import type { TestSite } from '../../test/open-test-site.ts'
import { journeysOn } from '../journey.ts'
import { editorPart } from '../pages/editor-part.ts'
import { topicPage } from '../pages/topic-page.ts'
import { settled } from '../person.ts'
import { searchWritten, watchScripts } from '../watch-scripts.ts'

const journey = journeysOn()

journey(
  'nothing that is written in a floor, in hidden text or as data of a block runs',
  async ({ site, person, origin }) => {
    const author = await makeMember(site, 'writer')
    const files = [await picture(site, author, '#d98c9a'), await picture(site, author, '#8fbf9f')]
    const mine = (document: unknown): unknown =>
      JSON.parse(
        JSON.stringify(document)
          .replaceAll(own(1), files[0] ?? '')
          .replaceAll(own(2), files[1] ?? ''),
      )
    const m = await makeClub(site)
    const refused: string[] = []
    const nodes: unknown[] = []
    for (const { document } of hostileDocuments) {
      const read = readDocument(mine(document), limits.floorPictures)
      if (read.ok) nodes.push(...read.document.content)
      else refused.push(read.problem)
    }
    // Some vectors are refused, and some are accepted as plain text: both cases must occur.
    expect([nodes.length > 500, refused.length > 200]).toEqual([true, true])
    // A text may only contain own emoji of its writer.
    await site.site.foundation.db.pool.query(
      'insert into own_emoji (member, src, at) select $1, src, now() from unnest($2::text[]) src on conflict do nothing',
      [author.id, ownEmojiIn(nodes)],
    )
    const t = await makeTopic(site, author, { m })
    let floors = 1
    for (const content of portions(nodes)) {
      const { msg } = await site.call(
        clubs.calls.postFloor,
        { t, document: { type: 'doc', content } },
        { token: author.token },
      )
      expect(msg).toBe('')
      floors++
    }
    const reader = await person()
    const signs = await watchScripts(reader.context)
    await reader.context.addCookies([{ name: 'tNum', value: '50', url: origin }])
    const topic = topicPage(reader)
    let seen = 0
    for (let page = 1; seen < floors; page++) {
      await topic.visit(t, `&p=${page}`)
      const here = await reader.page.locator('article').count()
      expect(here).toBeGreaterThan(0)
      seen += here
      expect(await searchWritten(reader.page)).toEqual([])
    }
    expect(signs).toEqual([])
  },
)

journey('nothing that is a title, a nickname or an introduction runs', async ({ site, person, origin }) => {
  const m = await makeClub(site)
  const t = await makeTopic(site, await makeMember(site, 'opener'), { m })
  const people: TestMember[] = []
  const counts = { titles: 0, nicknames: 0, introductions: 0 }
  for (const [i, vector] of markup.entries()) {
    const member = await makeMember(site, `named${i}`)
    const { token } = member
    const named = await site.call(accounts.calls.rename, { nick: vector }, { token })
    const introduced = await site.call(accounts.calls.setIntroduction, { brint: vector }, { token })
    const titled = await site.call(clubs.calls.postTopic, { m, title: vector, document: documentOf('x') }, { token })
    expect([named.status, introduced.status, titled.status].filter((status) => status >= 500)).toEqual([])
    if (named.msg === '' && named.status === 200) counts.nicknames++
    if (introduced.msg === '' && introduced.status === 200) counts.introductions++
    if (titled.msg === '' && titled.status === 200) counts.titles++
    await site.call(clubs.calls.postFloor, { t, document: documentOf(vector) }, { token })
    people.push(member)
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5)
  // Stored directly, so that names longer than the limit are tested too.
  const { db, touched } = site.site.foundation
  for (const [i, { id }] of people.entries()) {
    const nick = (markup[i] ?? '').replaceAll('\0', '')
    await db.own.updateTable('members').set({ nick }).where('id', '=', id).execute()
  }
  touched(['members'])
  const reader = await person()
  const signs = await watchScripts(reader.context)
  await reader.context.addCookies(['tNum', 'mNum'].map((name) => ({ name, value: '50', url: origin })))
  const paths = [
    '/',
    '/ms',
    ...[1, 2, 3].flatMap((p) => [`/ms?m=${m}&p=${p}`, `/ms?t=${t}&p=${p}`]),
    ...people.filter((_, i) => i % (isWhole ? 3 : 18) === 0).map(({ id }) => `/p/${id}`),
  ]
  for (const path of paths) {
    await reader.visit(path)
    expect([path, await searchWritten(reader.page)]).toEqual([path, []])
  }
  expect(signs).toEqual([])
})

journey('no own emoji runs, and an edited text runs no more in the editor than where it is read', async (visit) => {
  const { site, person } = visit
  const author = await makeMember(site, 'collector')
  await giveLevels(site, author, { life: 2 })
  for (const emojiSrc of pictureUrls) {
    const { status } = await site.call(writing.calls.addEmoji, { emojiSrc }, { token: author.token })
    expect([200, 400]).toContain(status)
  }
  const t = await makeTopic(site, author, { m: await makeClub(site) })
  const content = hostileDocuments.flatMap(({ document }) => {
    const read = readDocument(document, limits.floorPictures)
    return read.ok && !JSON.stringify(document).includes('/pic/') ? read.document.content : []
  })
  const [portion] = portions(content)
  const draft = { place: `t:${t}`, title: '', base: 0, document: { type: 'doc', content: portion ?? [] } }
  expect(await site.call(writing.calls.saveDraft, draft, { token: author.token })).toMatchObject({ msg: '' })
  const writer = await person({ token: author.token })
  const signs = await watchScripts(writer.context)
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await editorPart(writer).tool('emoji').click()
  await writer.page.getByRole('tab').last().click()
  await settled(writer.page)
  expect(await searchWritten(writer.page)).toEqual([])
  expect(signs).toEqual([])
})

/** Groups the nodes so that each group fits into the limits of one floor. */
function* portions(nodes: readonly unknown[]): Generator<unknown[]> {
  // Each group begins with a paragraph of words, because some nodes are empty and an empty floor is refused.
  const words = documentOf('sweets').content[0]
  let portion: unknown[] = [words]
  for (const node of nodes) {
    const next = [...portion, node]
    const fits = next.length <= 40 && readDocument({ type: 'doc', content: next }, limits.floorPictures).ok
    if (fits) portion = next
    else {
      yield portion
      portion = [words, node]
    }
  }
  if (portion.length > 0) yield portion
}

async function picture(site: TestSite, { token }: TestMember, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const { data } = await site.call(pictures.calls.upload, {}, { token, file: { name: 'a.png', bytes } })
  return data.data.url
}

/** Addresses of all own emoji in a text. */
function ownEmojiIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const attrs = 'attrs' in node ? (node.attrs as { set?: unknown; src?: unknown }) : {} // attrs of a document's node
  const own = attrs.set === 'own' && typeof attrs.src === 'string' ? [attrs.src] : []
  return [...own, ...Object.values(node).flatMap(ownEmojiIn)]
}
