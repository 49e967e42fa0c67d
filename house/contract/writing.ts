import * as z from 'zod/mini'
import { gameNumbers } from '#rules/games/games.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { lifeLevels } from '#rules/people/privileges.ts'
import { richTextProblems } from '#rules/rich-text/problems.ts'
import { endpoint, group } from './endpoint.ts'
import {
  instant,
  nothing,
  pageOf,
  paging,
  picturePath,
  richDocument,
  success,
  text,
  topicId,
  userId,
  yesNo,
} from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    drafts: true
    emoji: true
  }
}

/** Where a draft belongs: `m:3` a new topic in club 3, `t:17` a floor in topic 17, `e:17:4` an edit of its floor 4. */
export const draftPlace = z.string().check(z.regex(/^(m:[1-9]\d{0,6}|t:[1-9]\d{0,9}|e:[1-9]\d{0,9}:[1-9]\d{0,6})$/))

const draft = z.object({
  /** Increases with every save. */
  version: z.int(),
  TIME: instant,
  title: z.string(),
  document: richDocument,
})
export type Draft = z.output<typeof draft>

const found = z.object({
  KeyID: z.int(),
  /** Code of a replay; empty for a painting. */
  CODE: z.string(),
  TITLE: z.string(),
  NICK: z.string(),
  /**
   * Thumbnail of a painting, or path of the replay's own picture; empty if it has none: then the picture of the game is
   * shown.
   */
  SRC: z.string(),
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  SCORE: z.int(),
  UPTIME: instant,
})
export type FoundPiece = z.output<typeof found>

/** Calls of the editor. */
export const writing = group('ms.', {
  /** The stored versions of a draft, newest first, up to 5. */
  drafts: endpoint({
    method: 'POST',
    path: '/getDraft',
    who: 'member',
    kind: 'read',
    shows: ['drafts'],
    input: z.object({ place: draftPlace }),
    output: z.array(draft),
  }),
  /** Every place with a draft of the caller, newest first. */
  draftPlaces: endpoint({
    method: 'GET',
    path: '/getDrafts',
    who: 'member',
    kind: 'read',
    shows: ['drafts'],
    input: nothing,
    output: z.array(z.object({ place: draftPlace, title: z.string(), EXCERPT: z.string(), TIME: instant })),
  }),
  /**
   * Stores a version of a draft. `base` is the version that the editor loaded or saved last, 0 for none. If another
   * device has saved since, it is refused with `draftNewer`, unless `force` is Y. A place where nothing can be posted
   * any more takes no new version; its stored ones can still be read.
   */
  saveDraft: endpoint({
    method: 'POST',
    path: '/saveDraft',
    who: 'member',
    kind: 'write',
    rate: 'draft',
    touches: ['drafts'],
    input: z.object({
      place: draftPlace,
      title: text(houseLimits.topicTitle),
      document: richDocument,
      base: z.int().check(z.gte(0), z.lte(2_000_000_000)),
      force: z._default(yesNo, 'N'),
    }),
    output: z.object({ version: z.int(), TIME: instant }),
    refusals: ['draftNewer', 'draftMost', 'draftBytes', 'draftNowhere', ...richTextProblems],
  }),
  dropDraft: endpoint({
    method: 'POST',
    path: '/dropDraft',
    who: 'member',
    kind: 'write',
    touches: ['drafts'],
    input: z.object({ place: draftPlace }),
    output: success,
  }),
  /**
   * Mention search: by nickname and its pinyin, from two characters on. Members whom the caller may not mention are
   * left out.
   */
  mention: endpoint({
    method: 'POST',
    path: '/aite',
    who: 'member',
    kind: 'read',
    rate: 'mention',
    shows: ['members', 'relations'],
    /** With the topic `t`, members who wrote in it come before others. */
    input: z.object({ aite: z.string().check(z.maxLength(60)), t: z.optional(topicId) }),
    /** `ACCOUNT` is always empty: account names are used to log in and are never shown. */
    output: z.array(z.object({ NICK: z.string(), ACCOUNT: z.literal(''), UID: userId, HAVEHEAD: z.string() })),
    refusals: ['aiteShort'],
  }),
  /**
   * Searches replays and paintings for the editor; without a value answers the caller's own, newest first. `game` is for
   * replays: only those of that game, after the caller's own also the newest of others.
   */
  pieces: endpoint({
    method: 'POST',
    path: '/schp',
    who: 'member',
    kind: 'read',
    rate: 'mention',
    shows: ['replays', 'paintings', 'members'],
    input: z.object({
      type: z.enum(['replay', 'painting']),
      value: z._default(z.string().check(z.maxLength(120)), ''),
      game: z.optional(z.literal([...gameNumbers])),
      ...paging,
    }),
    output: pageOf(found),
  }),
  /** Where the caller has posted the same text within a day, or null. */
  duplicate: endpoint({
    method: 'POST',
    path: '/cfsb',
    who: 'verified',
    kind: 'read',
    rate: 'mention',
    shows: ['floors'],
    input: z.object({ document: richDocument }),
    output: z.nullable(z.object({ T: topicId, FLOOR: z.int(), TITLE: z.string(), TIME: instant })),
    refusals: [...richTextProblems],
  }),
  /** The caller's own emoji, newest first. */
  emoji: endpoint({
    method: 'GET',
    path: '/getemoji',
    who: 'member',
    kind: 'read',
    shows: ['emoji'],
    input: nothing,
    output: z.array(z.object({ emojiSrc: z.string(), PIC: picturePath })),
  }),
  /** Adds an own emoji, by address or by the path of an uploaded picture. */
  addEmoji: endpoint({
    method: 'POST',
    path: '/addemoji',
    who: `life:${lifeLevels.customEmoji}`,
    kind: 'write',
    rate: 'picture',
    touches: ['emoji'],
    input: z.object({ emojiSrc: z.string().check(z.maxLength(500)) }),
    output: success,
    refusals: ['emojiUrl', 'emojiTwice', 'emojiMost', 'pictureGone'],
  }),
  dropEmoji: endpoint({
    method: 'POST',
    path: '/delemoji',
    who: 'member',
    kind: 'write',
    touches: ['emoji'],
    input: z.object({ emojiSrc: z.string().check(z.maxLength(500)) }),
    output: success,
    refusals: ['emojiNone'],
  }),
})
