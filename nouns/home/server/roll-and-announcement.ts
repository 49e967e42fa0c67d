import { ownsPicture } from '#core/files/pictures.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { isSafeLink } from '#rules/rich-text/addresses.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import type { home, RollItem } from '../contract/home.ts'
import './tables.ts'

type Calls = typeof home.calls

/** The items of the home page's roll in their order, the announcement, and their version. */
export async function noticeOf(db: Pick<ReadDb, 'selectFrom'>) {
  const [roll, page] = await Promise.all([
    db
      .selectFrom('home_roll')
      .select(['title_zh', 'title_en', 'words_zh', 'words_en', 'picture', 'link'])
      .orderBy('place')
      .execute(),
    db
      .selectFrom('home_page')
      .select(['version', 'announcement_zh', 'announcement_en', 'announced_at'])
      .executeTakeFirstOrThrow(),
  ])
  const { version, announcement_zh: zh, announcement_en: en, announced_at } = page
  return {
    version,
    roll: roll.map(
      (row): RollItem => ({
        title: { zh: row.title_zh, en: row.title_en },
        words: { zh: row.words_zh, en: row.words_en },
        pic: row.picture,
        link: row.link,
      }),
    ),
    announcement: announced_at ? { zh, en, TIME: announced_at.toISOString() } : null,
  }
}

/** POST /updateHomepage: replaces the roll. Refuses if another call has changed it since `version`. */
export async function updateHomepage({ db, input, member, now, refuse }: Call<Calls['updateHomepage']>) {
  const roll = input.roll.map(plainItem)
  for (const item of roll) {
    const problem = itemProblem(item)
    if (problem) refuse(problem)
  }
  const changed = await db
    .updateTable('home_page')
    .set({ version: input.version + 1 })
    .where('version', '=', input.version)
    .returning('version')
    .executeTakeFirst()
  if (!changed) return refuse('homepageChanged')
  const { roll: before } = await noticeOf(db)
  if (!(await mayShow(db, { member: member.id, roll, before }))) refuse('rollPictureGone')
  await db.deleteFrom('home_roll').execute()
  if (roll.length > 0) await db.insertInto('home_roll').values(roll.map(rollRow)).execute()
  await logAct(db, { by: member, act: 'updateHomepage', subject: 'homepage', reason: '', before, after: roll, now })
  return { version: changed.version }
}

/** POST /updateAnnouncement */
export async function updateAnnouncement({ db, input, member, now, refuse }: Call<Calls['updateAnnouncement']>) {
  const after = { zh: input.zh.trim(), en: input.en.trim() }
  if (Math.max(weightedLength(after.zh), weightedLength(after.en)) > limits.announcement) refuse('announcementLong')
  const { announcement: before } = await noticeOf(db)
  const announced_at = after.zh === '' && after.en === '' ? null : now
  await db
    .updateTable('home_page')
    .set({ announcement_zh: after.zh, announcement_en: after.en, announced_at })
    .execute()
  await logAct(db, { by: member, act: 'updateAnnouncement', subject: 'homepage', reason: '', before, after, now })
  return 'suc' as const
}

const plainItem = ({ title, words, pic, link }: RollItem): RollItem => ({
  title: { zh: title.zh.trim(), en: title.en.trim() },
  words: { zh: words.zh.trim(), en: words.en.trim() },
  pic,
  link: link.trim(),
})

function itemProblem({ title, words, link }: RollItem) {
  if (isBlank(title.zh) && isBlank(title.en)) return 'rollTitleEmpty'
  if (Math.max(weightedLength(title.zh), weightedLength(title.en)) > limits.rollTitle) return 'rollTitleLong'
  if (Math.max(weightedLength(words.zh), weightedLength(words.en)) > limits.rollWords) return 'rollWordsLong'
  return link === '' || isSafeLink(link) ? null : 'rollLinkBad'
}

/** Whether each picture of the new roll was in the roll before or belongs to the member. */
async function mayShow(
  tx: Tx,
  { member, roll, before }: { member: number; roll: readonly RollItem[]; before: readonly RollItem[] },
): Promise<boolean> {
  const known = new Set(['', ...before.map(({ pic }) => pic)])
  for (const { pic } of roll) if (!known.has(pic) && !(await ownsPicture(tx, member, pic))) return false
  return true
}

const rollRow = ({ title, words, pic, link }: RollItem, place: number) => ({
  place,
  title_zh: title.zh,
  title_en: title.en,
  words_zh: words.zh,
  words_en: words.en,
  picture: pic,
  link,
})
