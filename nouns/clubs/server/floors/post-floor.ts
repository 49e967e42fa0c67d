import { closeDraft } from '#core/drafts/store.ts'
import { noteManyDraws } from '#core/draws/member-draws.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import { relationsTo } from '#core/reach/may-reach.ts'
import { decidePost, keepText, tellPaid } from '#core/rewards/reward-post.ts'
import { announce } from '#kit/db/announce.ts'
import { prepared } from '#kit/http/call.ts'
import { reaches } from '#rules/people/reach.ts'
import { postBudgetProblem } from '#rules/people/standing.ts'
import type { clubs, PostedFloor } from '../../contract/clubs.ts'
import { insertFloor } from '../floor-store.ts'
import { topicNote } from '../live-topic.ts'
import { floorRow } from '../rows.ts'
import { heldPost } from '../texts/held-post.ts'
import { ownsEmoji } from '../texts/owns-emoji.ts'
import { countedIn, hasManyPictures, readWritten, renderWritten, type Written } from '../texts/written.ts'
import { announceTold, tellingsOf } from '../told.ts'
import { topicFor, writtenTo } from '../topic-for-writer.ts'

type PostFloor = typeof clubs.calls.postFloor

/** POST /m2: adds a floor and answers it as the page shows it. */
export const postFloor = (rule: HeldRule) =>
  prepared<PostFloor, Written>(
    async ({ input, from, refuse }) =>
      readWritten({ document: input.document, language: from.language, held: rule, refuse }),
    async ({ db, input, member, now, refuse }, written): Promise<PostedFloor> => {
      const { found } = written
      // These queries do not depend on each other, so they are sent together.
      const post = { member: member.id, document: written.document, words: written.words, at: now }
      const [there, people, { prints, names, held }, decided] = await Promise.all([
        topicFor(db, { topic: input.t, author: member.id, quoted: found.quoted }),
        relationsTo(db, member.id, found.mentions, writtenTo(input.t, found.quoted)),
        heldPost(db, rule, { topic: input.t, written, member, now }),
        member.enteredBy === undefined ? decidePost(db, post) : null,
      ])
      const topic = there ?? refuse('topicGone')
      if (topic.locked) refuse('locked')
      if (hasManyPictures(written)) requireLevel(member, 'twentyPictures')
      const tooMuch = postBudgetProblem(member.standing, countedIn(written, prints))
      if (tooMuch) refuse(tooMuch)
      if (!(await ownsEmoji(db, written.found.ownEmoji, { member: member.id, topic: input.t, floors: found.quoted })))
        refuse('emojiNotOwn')
      const quoted = Object.values(topic.quoted)
      const toAuthor = people.get(topic.topic_author)
      if (topic.topic_author !== member.id && !(toAuthor && reaches('comment', toAuthor))) refuse('notReachable')
      const stored = storedPrints(prints, member.standing)
      const html = await renderWritten(db, written, { people, names, author: member.id })
      const told =
        held.held_at === null
          ? tellingsOf({
              author: member.id,
              topic: input.t,
              title: topic.title,
              topicAuthor: topic.topic_author,
              quoted,
              mentioned: found.mentions,
              excerpt: written.excerpt,
              people,
            })
          : []
      const paid = held.held_at === null ? (decided?.reward ?? null) : null
      const [, floor] = await Promise.all([
        closeDraft(db, member.id, `t:${input.t}`),
        insertFloor(db, {
          topic: input.t,
          author: member.id,
          written,
          html,
          at: now,
          held,
          told,
          stored,
          reward: paid,
        }),
        held.held_at !== null && decided?.isSpending ? keepText(db, post) : null,
        held.held_at === null && decided ? noteManyDraws(db, decided.drawn) : null,
      ])
      const made = floor ?? refuse('topicGone')
      announceTold(db, told)
      if (held.held_at === null) announce(db, topicNote(input.t))
      const row = { ...made, topic: input.t, author: member.id, at: now, html }
      const { nick, head, colour, staff, dessert } = topic
      const fresh = { nick, head, colour, staff, dessert, edited_at: null, edits: 0, likes: 0, removed_by: null }
      const shown = floorRow({ ...row, ...fresh, held: held.held_at !== null, held_why: held.held_why }, true)
      return { ...shown, reward: paid ? tellPaid(db, paid) : '' }
    },
  )
