import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillNames } from '#core/members/names/name-store.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { search } from '../contract/search.ts'
import { forms, frames, people } from './recall-set.ts'

let site: TestSite
let topic: number
/** Number of the form's group that each floor has; two for a floor of two forms. */
const groupsOf = new Map<number, readonly number[]>()
const members = new Map<string, number>()
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  const writer = await makeMember(site, 'writer')
  topic = await makeTopic(site, writer, { m: await makeClub(site), title: 'x', document: documentOf('…') })
  const write = async (text: string, groups: readonly number[]) => {
    const { data } = await answer(site, writer, topic, documentOf(text))
    groupsOf.set(data.FLOOR, groups)
  }
  for (const [group, written] of forms.entries()) {
    for (const [n, form] of written.entries()) await write(frames[(group + n) % frames.length]?.(form) ?? '', [group])
    const other = (group + 7) % forms.length
    await write(`${written[0]} + ${forms[other]?.at(-1)}`, [group, other])
  }
  for (const [n, [nick]] of people.entries()) {
    const { id } = await makeMember(site, `person${n}`)
    await site.site.foundation.db.pool.query('update members set nick = $2, named = false where id = $1', [id, nick])
    members.set(nick, id)
  }
  await fillNames(site.site.foundation.db)
}, 120_000)
afterAll(() => site.close())

interface Query {
  readonly typed: string
  readonly wanted: ReadonlySet<number>
  readonly found: () => Promise<readonly number[]>
}

const find = async (type: 'floor' | 'user', value: string) => {
  const { data, msg } = await site.call(search.calls.find, { type, value, pageSize: 50, sort: 'time' })
  if (msg !== '') throw new Error(`${value}: ${msg}`)
  return type === 'floor' ? data.floors.map(({ FLOOR }) => FLOOR) : data.people.map(({ UID }) => UID)
}

/** Some three hundred queries with what each must find. */
function queries(): Query[] {
  const floors = (has: (groups: readonly number[]) => boolean) =>
    new Set([...groupsOf].flatMap(([floor, groups]) => (has(groups) ? [floor] : [])))
  const floorQuery = (typed: string, has: (groups: readonly number[]) => boolean): Query => ({
    typed,
    wanted: floors(has),
    found: () => find('floor', typed),
  })
  const single = forms.flatMap((written, group) =>
    [...new Set(written)].map((form) => floorQuery(form, (of) => of.includes(group))),
  )
  const double = forms.map((written, group) => {
    const other = (group + 7) % forms.length
    return floorQuery(`${forms[other]?.[0]} ${written.at(-1)}`, (of) => of.includes(group) && of.includes(other))
  })
  const within = forms.map((written, group) =>
    floorQuery(`by:writer ${written.at(-1)} after:2020`, (of) => of.includes(group)),
  )
  const nowhere = forms.map((written, group) => {
    const far = forms[(group + 20) % forms.length]?.[0]
    return floorQuery(`${written[0]} ${far}`, (of) => of.includes(group) && of.includes((group + 20) % forms.length))
  })
  const named = people.flatMap(([nick, typed]) =>
    typed.map((each) => ({
      typed: each,
      wanted: new Set([members.get(nick) ?? 0]),
      found: () => find('user', each),
    })),
  )
  return [...single, ...double, ...within, ...nowhere, ...named]
}

test.each(['from the queue', 'from the index'])(
  'every query finds all that it must and nothing else: %s',
  async (from) => {
    if (from === 'from the index') await untilIndexed()
    const all = queries()
    expect(all.length).toBeGreaterThanOrEqual(300)
    let [right, foundAll, wantedAll] = [0, 0, 0]
    const wrong: string[] = []
    for (const { typed, wanted, found } of all) {
      const ids = await found()
      const hits = ids.filter((id) => wanted.has(id)).length
      right += hits
      foundAll += ids.length
      wantedAll += wanted.size
      if (hits !== wanted.size || hits !== ids.length)
        wrong.push(`${typed}: ${hits} of ${wanted.size}, ${ids.length} found`)
    }
    console.log(
      `${all.length} queries ${from}: recall ${(right / wantedAll).toFixed(4)}, precision ${(right / foundAll).toFixed(4)}`,
    )
    expect(wrong).toEqual([])
  },
  60_000,
)

/** Indexes what waits in the queue, as if it had waited long. */
async function untilIndexed(): Promise<void> {
  const { pool } = site.site.foundation.db
  await pool.query(`update search_queue set at = now() - interval '1 hour'`)
  await expect
    .poll(async () => (await pool.query('select count(*)::int as n from search_queue')).rows[0].n, { timeout: 30_000 })
    .toBe(0)
}
