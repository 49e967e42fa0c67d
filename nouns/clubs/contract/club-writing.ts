import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { instant, reward, richDocument, success, topicId, yesNo } from '#contract/fields.ts'
import { richTextProblems } from '#rules/rich-text/problems.ts'
import { clubId, floorAt, floorRow, postedFloor, title } from './club-rows.ts'

const textRefusals = [...richTextProblems, 'emojiNotOwn', 'notReachable', 'mentionsMany', 'linksMany'] as const
const bodyRefusals = [...textRefusals, 'topicGone', 'floorGone', 'locked'] as const

/** What authors do with topics and floors of their own. */
export const clubWriting = {
  /** The caller's topic stands first in its club for a day, below those that staff pinned; costs faith. */
  pinOwn: endpoint({
    method: 'POST',
    path: '/pinOwnTopic',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['topics', 'floors', 'clubs', 'me'],
    about: { floors: 't' },
    input: z.object({ t: topicId }),
    output: z.object({ until: instant }),
    /**
     * `pinOne` with the topic of the person that is pinned, and until when: `{ t, until }`; without `t` where its author is
     * an account that the caller may not know of. `ownPinsMany` with the time at which the next of the club ends.
     */
    refusals: ['notYours', 'topicGone', 'actDone', 'pinOne', 'ownPinsMany', 'faithFew'],
  }),
  /** m1: creates a topic with floor 1, and closes the writer's draft of a topic in that club. */
  postTopic: endpoint({
    method: 'POST',
    path: '/m1',
    who: 'verified',
    kind: 'write',
    rate: 'topic',
    touches: ['topics', 'drafts', 'reminders'],
    input: z.object({ m: clubId, title, document: richDocument }),
    output: z.object({ t: topicId, held: yesNo, reward }),
    refusals: ['clubGone', 'titleEmpty', 'titleLong', ...textRefusals],
  }),
  /** m2: adds a floor, answers it as shown, and closes the writer's draft of that topic. */
  postFloor: endpoint({
    method: 'POST',
    path: '/m2',
    who: 'verified',
    kind: 'write',
    rate: 'floor',
    touches: ['topics', 'floors', 'drafts', 'reminders'],
    about: { floors: 't' },
    input: z.object({ t: topicId, document: richDocument }),
    output: postedFloor,
    refusals: bodyRefusals,
  }),
  /** m3: edits a floor and keeps the previous version. `title` only with floor 1; `edits`: count the editor loaded. */
  edit: endpoint({
    method: 'POST',
    path: '/m3',
    who: 'verified',
    kind: 'write',
    rate: 'floor',
    touches: ['topics', 'floors', 'drafts', 'reminders'],
    about: { floors: 't' },
    input: z.object({
      ...floorAt,
      document: richDocument,
      title: z.optional(title),
      edits: z.int().check(z.gte(0), z.lte(1_000_000)),
    }),
    output: floorRow,
    refusals: ['notYours', 'editedMeanwhile', 'editLink', 'editSame', 'titleEmpty', 'titleLong', ...bodyRefusals],
  }),
  /** m4: removes the caller's own floor, which leaves a stub; removing floor 1 removes the topic. */
  remove: endpoint({
    method: 'POST',
    path: '/m4',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['topics', 'floors', 'drafts'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: success,
    refusals: ['notYours', 'topicGone', 'floorGone'],
  }),
  /** The document of one of the caller's own floors, for editing. */
  document: endpoint({
    method: 'POST',
    path: '/getMSDocument',
    who: 'member',
    kind: 'read',
    shows: ['floors'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: z.object({ document: richDocument, TITLE: z.string(), EDITS: z.int() }),
    refusals: ['notYours', 'topicGone', 'floorGone'],
  }),
  /** The stored versions of an edited floor, newest first. */
  history: endpoint({
    method: 'POST',
    path: '/getMSHistory',
    who: 'anyone',
    kind: 'read',
    shows: ['floors', 'members'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: z.array(z.object({ TIME: instant, HTML: z.string() })),
    refusals: ['topicGone', 'floorGone'],
  }),
}
