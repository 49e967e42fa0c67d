import { limits } from '@patisserie/rules/limits'
import { richTextProblems } from '@patisserie/rules/rich-text/problems'
import * as z from 'zod/mini'
import { richDocument, topicId } from './club-rows.ts'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, pageOf, paging, picturePath, success, text, userId, yesNo } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    drafts: true
    emoji: true
  }
}

/** What a draft is of: `m:3` a new topic in club 3, `t:17` a floor in topic 17, `e:17:4` an edit of its floor 4. */
export const draftPlace = z.string().check(z.regex(/^(m:[1-9]\d{0,6}|t:[1-9]\d{0,9}|e:[1-9]\d{0,9}:[1-9]\d{0,6})$/))

const draft = z.object({
  /** Counts up with every save of the place. */
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
  /** Path of the picture shown; empty for the one drawn from the game. */
  SRC: z.string(),
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  SCORE: z.int(),
  UPTIME: instant,
})
export type FoundPiece = z.output<typeof found>

/** What the editor asks of the house. */
export const writing = group('ms.', {
  /** The last versions kept of a draft, the newest first, up to 5. */
  drafts: endpoint({
    method: 'POST',
    path: '/getDraft',
    who: 'member',
    kind: 'read',
    shows: ['drafts'],
    input: z.object({ place: draftPlace }),
    output: z.array(draft),
  }),
  /** Every place where the member has a draft, the newest first. */
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
   * Keeps a version. `base` is the version the writer began with or saved last, 0 for none: where another device has
   * saved since, `draftNewer` is refused and nothing is lost; `force` Y keeps this one as the newest all the same. A
   * place where nothing can be posted any more takes no new version; those it has can still be read.
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
      title: text(limits.topicTitle),
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
  /** Mention search: by nickname and its pinyin, from two characters on. Nobody who may not be mentioned is found. */
  mention: endpoint({
    method: 'POST',
    path: '/aite',
    who: 'member',
    kind: 'read',
    rate: 'mention',
    shows: ['members', 'relations'],
    /** With the topic written in, those who wrote there stand before others called so. */
    input: z.object({ aite: z.string().check(z.maxLength(60)), t: z.optional(topicId) }),
    /** `ACCOUNT` is always empty: what people log in with is told to nobody. */
    output: z.array(z.object({ NICK: z.string(), ACCOUNT: z.literal(''), UID: userId, HAVEHEAD: z.string() })),
    refusals: ['aiteShort'],
  }),
  /** Search inside the editor; without a value one's own, the newest first. */
  pieces: endpoint({
    method: 'POST',
    path: '/schp',
    who: 'member',
    kind: 'read',
    rate: 'mention',
    shows: ['replays', 'members'],
    input: z.object({
      type: z.enum(['replay', 'painting']),
      value: z._default(z.string().check(z.maxLength(120)), ''),
      ...paging,
    }),
    output: pageOf(found),
  }),
  /** Whether the member has posted the same words within a day: where, or null. */
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
  /** Own emoji, the newest first. */
  emoji: endpoint({
    method: 'GET',
    path: '/getemoji',
    who: 'member',
    kind: 'read',
    shows: ['emoji'],
    input: nothing,
    output: z.array(z.object({ emojiSrc: z.string(), PIC: picturePath })),
  }),
  /** Custom emoji by url or by the path of an uploaded picture; from life level 2. */
  addEmoji: endpoint({
    method: 'POST',
    path: '/addemoji',
    who: 'verified',
    kind: 'write',
    rate: 'picture',
    touches: ['emoji'],
    input: z.object({ emojiSrc: z.string().check(z.maxLength(500)) }),
    output: success,
    refusals: ['emojiUrl', 'emojiTwice', 'emojiMost', 'emojiLevel', 'pictureGone'],
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
