import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { HiddenData } from '#rules/rich-text/document.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'
import { renderAgain } from './render-again.ts'

const { calls } = clubs
let site: TestSite
let writer: TestMember
let keeper: TestMember
let liar: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  keeper = await makeMember(site, 'keeper')
  liar = await makeMember(site, 'liar')
  m = await makeClub(site)
})
afterAll(() => site.close())

/** A quote that names the keeper as its author. */
const claim = (floor?: number, words = 'free cake') => ({
  type: 'quote',
  attrs: { ...(floor && { floor }), uid: keeper.id, nick: 'keeper' },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const claiming = (floor?: number, words?: string) => ({
  type: 'doc',
  content: [claim(floor, words), ...documentOf('yes').content] as never[],
})
const cake = documentOf('There is free cake today')
const cite = (html: string) => /<cite>.*?<\/cite>/.exec(html)?.[0] ?? ''
const named = (floor: number, nick = '') => `<cite><a href="#f${floor}">#${floor}${nick && ` ${nick}`}</a></cite>`

test('an answer names the author of the floor it quotes, whoever it says that was', async () => {
  const t = await makeTopic(site, writer, { m, document: cake })
  expect(cite((await answer(site, liar, t, claiming(1))).data.HTML)).toBe(named(1, 'writer'))
  expect(cite((await answer(site, liar, t, claiming(900))).data.HTML)).toBe(named(900))
  const { HTML } = (await answer(site, liar, t, claiming())).data
  expect([cite(HTML), HTML.includes('keeper')]).toEqual(['', false])
})

test('nobody is named above words that they did not write', async () => {
  const t = await makeTopic(site, writer, { m, document: cake })
  const cited = async (words: string) => cite((await answer(site, liar, t, claiming(1, words))).data.HTML)
  expect(await cited('Free  CAKE…')).toBe(named(1, 'writer'))
  expect(await cited('free beer')).toBe(named(1))
  expect(await cited('no free cake')).toBe(named(1))
  const both = {
    type: 'doc',
    content: [claim(1), claim(1, 'free beer'), claim(2), ...documentOf('yes').content] as never[],
  }
  expect((await answer(site, liar, t, both)).data.HTML).not.toContain('writer')
})

test('what the page quotes of a floor is found in it, whatever stands between', async () => {
  const hidden: HiddenData = { showing: 'open', content: documentOf('inside') as never }
  const block = { type: 'block', attrs: { component: 'hidden', data: writeBlock(hidden), id: 'h' } }
  const parts = [...documentOf('one').content, claim(), block, ...documentOf('two').content]
  const t = await makeTopic(site, writer, { m, document: { type: 'doc', content: parts as never[] } })
  const cited = async (words: string) => cite((await answer(site, liar, t, claiming(1, words))).data.HTML)
  for (const words of ['one two', 'one', 'free cake open two']) expect(await cited(words)).toBe(named(1, 'writer'))
  expect(await cited('two one')).toBe(named(1))
})

test('what is hidden in an answer too', async () => {
  const t = await makeTopic(site, writer, { m, document: cake })
  const inside: HiddenData = { showing: '', content: claiming(1) as never }
  const block = { type: 'block', attrs: { component: 'hidden', data: writeBlock(inside), id: 'h' } }
  const { HTML } = (await answer(site, liar, t, { type: 'doc', content: [block as never] })).data
  expect(cite(HTML)).toBe(named(1, 'writer'))
})

test('so do edits and beginnings of topics', async () => {
  const t = await makeTopic(site, liar, { m, document: claiming(1) })
  const first = (await site.call(calls.floors, { t })).data.rows[0]
  expect(cite(first?.HTML ?? '')).toBe(named(1))
  const edited = { t, floor: 1, edits: 0, document: claiming(1) }
  expect(cite((await site.call(calls.edit, edited, { token: liar.token })).data.HTML)).toBe(named(1, 'liar'))
})

test('nobody is named of a floor that waits or was taken away', async () => {
  const t = await makeTopic(site, writer, { m, document: cake })
  await answer(site, keeper, t, cake)
  const { own } = site.site.foundation.db
  const set = (standing: object) =>
    own.updateTable('floors').set(standing).where('topic', '=', t).where('number', '=', 2).execute()
  const quoted = async () => cite((await answer(site, liar, t, claiming(2))).data.HTML)
  expect(await quoted()).toBe(named(2, 'keeper'))
  await set({ held_at: new Date(), held_why: 'first' })
  expect(await quoted()).toBe(named(2))
  await set({ held_at: null, held_why: null, removed_at: new Date(), removed_by: 'staff' })
  expect(await quoted()).toBe(named(2))
})

test('nor does a text rendered anew name who it says', async () => {
  const t = await makeTopic(site, writer, { m, document: cake })
  const { KeyID } = (await answer(site, liar, t, claiming(1))).data
  const { db } = site.site.foundation
  await db.own.insertInto('floor_pictures').values({ floor: KeyID, picture: 'a.png' }).execute()
  await db.own.updateTable('floors').set({ html: '' }).where('id', '=', KeyID).execute()
  await renderAgain(db, ['a.png'])
  const { rows } = (await site.call(calls.floors, { t })).data
  expect(cite(rows[1]?.HTML ?? '')).toBe(named(1, 'writer'))
})
