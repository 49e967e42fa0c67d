import { closeDraft } from '#core/drafts/store.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import { relationsTo } from '#core/reach/may-reach.ts'
import { tell } from '#core/reminders/store.ts'
import { lockPosts, rewardPost } from '#core/rewards/reward-post.ts'
import { prepared } from '#kit/http/call.ts'
import { postBudgetProblem } from '#rules/people/standing.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { clubs } from '../../contract/clubs.ts'
import { plainTitle, titleProblem } from '../../rules/clubs.ts'
import { insertTopic } from '../floor-store.ts'
import { ownsEmoji } from '../texts/owns-emoji.ts'
import { countedIn, hasManyPictures, readWritten, renderWritten, type Written } from '../texts/written.ts'
import { announceTold, tellingsOf } from '../told.ts'
import { isClubThere } from '../topic-for-writer.ts'

type PostTopic = typeof clubs.calls.postTopic

/** POST /m1: creates a topic with its first floor. */
export const postTopic = (rule: HeldRule) =>
  prepared<PostTopic, Written>(
    async ({ input, from, refuse }) => {
      const problem = titleProblem(input.title)
      if (problem) refuse(problem)
      return readWritten({ document: input.document, language: from.language, held: rule, refuse })
    },
    async ({ db, input, member, now, refuse }, written) => {
      const { document, found } = written
      await lockPosts(db, member.id)
      if (!(await isClubThere(db, input.m))) refuse('clubGone')
      if (hasManyPictures(written)) requireLevel(member, 'twentyPictures')
      // A topic that does not exist has no floors: what its text quotes is the writer's own.
      const prints = found.quoted.length > 0 ? rule.read(document) : written.prints
      const tooMuch = postBudgetProblem(member.standing, countedIn(written, prints))
      if (tooMuch) refuse(tooMuch)
      if (!(await ownsEmoji(db, found.ownEmoji, { member: member.id, topic: 0, floors: [] }))) refuse('emojiNotOwn')
      const people = await relationsTo(db, member.id, found.mentions)
      const held = await rule.post(db, { member, now, prints })
      const stored = storedPrints(prints, member.standing)
      await closeDraft(db, member.id, `m:${input.m}`)
      const html = await renderWritten(db, written, { people, names: new Map(), author: member.id })
      const title = plainTitle(input.title)
      const { topic, floor } = await insertTopic(db, {
        club: input.m,
        title,
        author: member.id,
        written,
        html,
        at: now,
        held,
        stored,
      })
      if (held.held_at === null) {
        const post = { author: member.id, topic, title, topicAuthor: null, quoted: [], excerpt: written.excerpt }
        const told = tellingsOf({ ...post, mentioned: found.mentions, people })
        const atFloor1 = told.map((one) => ({ ...one, data: { ...one.data, floor: 1 } }))
        if (told.length > 0) await tell(db, { told: atFloor1, actor: member.id, now })
        announceTold(db, told)
      }
      const words = { member: member.id, document, words: written.words, at: now }
      const earns = held.held_at === null && member.enteredBy === undefined
      const reward = earns ? await rewardPost(db, floor, words) : ''
      return { t: topic, held: yesNoOf(held.held_at !== null), reward }
    },
  )
