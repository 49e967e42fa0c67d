import { closeDraft } from '#core/drafts/store.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { replacePrints, storePrints } from '#core/moderation/print-store.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import { type Related, relationsTo } from '#core/reach/may-reach.ts'
import { tell } from '#core/reminders/store.ts'
import { lockPosts } from '#core/rewards/reward-post.ts'
import { type Call, prepared } from '#kit/http/call.ts'
import { postBudgetProblem } from '#rules/people/standing.ts'
import type { clubs, FloorRow } from '../../contract/clubs.ts'
import { plainTitle, titleProblem } from '../../rules/clubs.ts'
import { floorRow } from '../rows.ts'
import { lockTopic } from '../standing-store.ts'
import { editWaits } from '../texts/held-post.ts'
import { ownsEmoji } from '../texts/owns-emoji.ts'
import { countedIn, hasManyPictures, readWritten, renderWritten, type Written } from '../texts/written.ts'
import { announceTold, tellingsOf } from '../told.ts'
import { topicFor } from '../topic-for-writer.ts'
import { rewriteFloor, standingFloor } from './edit-store.ts'

type Edit = typeof clubs.calls.edit

/**
 * POST /m3: replaces a floor's text; the text before is stored as a version. A black-flagged member may edit only what
 * waits for staff. An edit that would have to wait for its text or its links is refused.
 */
export const editFloor = (rule: HeldRule) =>
  prepared<Edit, Written>(
    async ({ input, from, refuse }) => {
      const problem = input.title === undefined || input.floor > 1 ? null : titleProblem(input.title)
      if (problem) refuse(problem)
      return readWritten({ document: input.document, language: from.language, held: rule, refuse })
    },
    async ({ db, input, member, now, refuse }, written): Promise<FloorRow> => {
      const { t, floor: number } = input
      await lockPosts(db, member.id)
      const topic = (await topicFor(db, { topic: t, author: member.id, quoted: [] })) ?? refuse('topicGone')
      // Lock order: posts of the member before fingerprints, these before topics, a topic before its floors.
      const { waits, prints, names } =
        (await editWaits(db, rule, { topic: t, number, written, member, now })) ?? refuse('floorGone')
      if (number === 1) await lockTopic(db, t)
      const floor = (await standingFloor(db, t, number)) ?? refuse('floorGone')
      if (floor.author !== member.id) refuse('notYours')
      if (floor.held_at === null) await refuseBlack(db, member)
      if (topic.locked) refuse('locked')
      if (floor.edits !== input.edits) refuse('editedMeanwhile')
      if (hasManyPictures(written)) requireLevel(member, 'twentyPictures')
      const tooMuch = postBudgetProblem(member.standing, countedIn(written, prints))
      if (tooMuch) refuse(tooMuch)
      if (waits && floor.held_at === null) refuse(waits === 'same' ? 'editSame' : 'editLink')
      if (
        !(await ownsEmoji(db, written.found.ownEmoji, {
          member: member.id,
          topic: t,
          floors: [number, ...written.found.quoted],
        }))
      )
        refuse('emojiNotOwn')
      await closeDraft(db, member.id, `e:${t}:${number}`)
      const people = await relationsTo(db, member.id, written.found.mentions)
      const html = await renderWritten(db, written, { people, names, author: member.id })
      const title = number === 1 && input.title !== undefined ? plainTitle(input.title) : topic.title
      await rewriteFloor(db, { topic: t, title, floor, written, html, now })
      const stored = {
        kind: 'floor',
        hashes: storedPrints(prints, member.standing),
        member: member.id,
        at: now,
      }
      await (floor.held_at === null ? storePrints : replacePrints)(db, floor.id, stored)
      if (floor.held_at === null) await tellNew(db, { written, floor, people, author: member.id, topic: t, title, now })
      const { nick, head, colour, staff, dessert } = topic
      const shown = { nick, head, colour, staff, dessert, author: member.id, topic: t, html }
      const { held_at, held_why } = floor
      const changed = { edited_at: now, edits: floor.edits + 1, removed_by: null, held: held_at !== null, held_why }
      return floorRow({ id: floor.id, number, at: floor.at, likes: floor.likes, ...shown, ...changed }, true)
    },
  )

interface Edited {
  readonly written: Written
  readonly floor: NonNullable<Awaited<ReturnType<typeof standingFloor>>>
  readonly people: ReadonlyMap<number, Related>
  readonly author: number
  readonly topic: number
  readonly title: string
  readonly now: Date
}

/** Notifies members whom the edited text mentions and the text before did not. */
async function tellNew(db: Call<Edit>['db'], edited: Edited): Promise<void> {
  const { written, floor, author, topic, title, now } = edited
  const mentioned = written.found.mentions.filter((id) => !floor.mentions.includes(id))
  const post = { author, topic, title, topicAuthor: null, quoted: [], mentioned, people: edited.people }
  const told = tellingsOf({ ...post, excerpt: written.excerpt }).map((one) => ({
    ...one,
    data: { ...one.data, floor: floor.number },
  }))
  if (told.length > 0) await tell(db, { told, actor: author, now })
  announceTold(db, told)
}
