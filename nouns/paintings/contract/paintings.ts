import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { heldWhys, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { pictureProblems } from '#contract/picture-upload.ts'
import { storedPicture } from '#contract/pictures.ts'
import * as houseLimits from '#rules/house-limits.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as pictureLimits from '#rules/picture-limits.ts'
import * as limits from '../rules/painting-limits.ts'
import { alikeReasons, contentNotes, paintingPeriods, paintingRights, paintingSorts } from '../rules/paintings.ts'
import { paintingReactions } from './painting-reactions.ts'
import { alikeRow, paintingDetail, paintingId, paintingRow } from './painting-row.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Which works there are, and what is said about them. */
    paintings: true
    /** Their numbers of likes and comments. */
    'painting-counts': true
    'painting-comments': true
  }
}

const characterId = z.string().check(z.regex(/^[A-Za-z]{1,24}$/))
const gam = z.int().check(z.gte(1), z.lte(9_999))
const tag = text(limits.paintingTag + 1)
const pid = z.object({ pid: paintingId })
const pids = z.object({ pids: z.array(paintingId).check(z.maxLength(houseLimits.pageSizeMax)) })
const pageSize = z._default(z.int().check(z.gte(1), z.lte(houseLimits.pageSizeMax)), limits.paintingPageSize)
const wallPaging = { ...paging, pageSize }

const filterInput = {
  sort: z._default(z.enum(paintingSorts), 'time'),
  period: z._default(z.enum(paintingPeriods), ''),
  character: z.optional(characterId),
  game: z.optional(gam),
  tag: z.optional(tag),
  match: z.optional(rowId),
}
const listInput = { ...filterInput, ...wallPaging }

/** An address of a picture: `fetch` takes one elsewhere, `upload` only the path of a picture that the caller stored. */
const pictureSource = z.string().check(z.minLength(1), z.maxLength(2_000))

const written = {
  name: text(pictureLimits.paintingName),
  comment: z._default(text(peopleLimits.comment), ''),
  characters: z._default(z.array(characterId).check(z.maxLength(limits.paintingCharacters)), []),
  games: z._default(z.array(gam).check(z.maxLength(limits.paintingGames)), []),
  tags: z._default(z.array(tag).check(z.maxLength(limits.paintingTags)), []),
  /** The character whose seven balls it is for, or empty. */
  dragon: z._default(z.string().check(z.regex(/^[A-Za-z]{0,24}$/)), ''),
  commentable: z._default(yesNo, 'Y'),
  rights: z.enum(paintingRights),
  source: z._default(text(limits.paintingSource), ''),
  ai: z._default(yesNo, 'N'),
  note: z._default(z.enum(contentNotes), ''),
}
const writtenRefusals = [
  'nameEmpty',
  'nameLong',
  'commentLong',
  'tagLong',
  'tagEmpty',
  'tagUnknown',
  'characterUnknown',
  'gameUnknown',
  'sourceLong',
  'sourceMissing',
] as const

export const paintings = group('p.', {
  list: endpoint({
    method: 'POST',
    path: '/getPainting',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members'],
    input: z.object({ ...listInput, upid: z.optional(userId) }),
    output: pageOf(paintingRow),
  }),
  /** New works of those one follows, newest first. */
  followed: endpoint({
    method: 'POST',
    path: '/getFollowedPainting',
    who: 'member',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members', 'me'],
    input: z.object(wallPaging),
    output: pageOf(paintingRow),
  }),
  /** The caller's newest works, for pickers. */
  mine: endpoint({
    method: 'GET',
    path: '/getMyPainting',
    who: 'member',
    kind: 'read',
    shows: ['paintings', 'painting-counts'],
    input: nothing,
    output: z.array(paintingRow),
  }),
  /** The same as bare thumbnails, for the editor. SRC is the thumbnail. */
  thumbs: endpoint({
    method: 'GET',
    path: '/getMyPaintingB1',
    who: 'member',
    kind: 'read',
    shows: ['paintings'],
    input: nothing,
    output: z.array(z.pick(paintingRow, { KeyID: true, SRC: true, W: true, H: true, NAME: true })),
  }),
  /** The caller's works, with those that wait and those that staff took out of sight. */
  minePaged: endpoint({
    method: 'POST',
    path: '/getMyPaintingByPage',
    who: 'member',
    kind: 'read',
    shows: ['paintings', 'painting-counts'],
    input: z.object(listInput),
    output: pageOf(z.extend(paintingRow, { FORBID: yesNo })),
  }),
  someonesPaged: endpoint({
    method: 'POST',
    path: '/getSomeOnePaintingByPage',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members'],
    input: z.object({ ...listInput, upid: userId }),
    output: pageOf(paintingRow),
    refusals: ['hidden', 'personUnknown'],
  }),
  some: endpoint({
    method: 'POST',
    path: '/somePainting',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members'],
    input: pids,
    output: z.array(paintingRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/getPaintingById/:id',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members'],
    input: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,9}$/)) }),
    output: paintingDetail,
    refusals: ['deleted'],
  }),
  /** Works beside one: those that look like it, and further ones with the same characters and tags or by the same person. */
  beside: endpoint({
    method: 'POST',
    path: '/getPaintingBeside',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings', 'painting-counts', 'members'],
    input: pid,
    output: z.object({ ALIKE: z.array(alikeRow), BY: z.array(paintingRow), ABOUT: z.array(paintingRow) }),
    refusals: ['deleted'],
  }),
  /** Tags in use, the most used first, with the number of works. */
  tags: endpoint({
    method: 'GET',
    path: '/getPaintingTags',
    who: 'anyone',
    kind: 'read',
    shows: ['paintings'],
    input: nothing,
    output: z.object({
      TAGS: z.array(z.object({ TAG: z.string(), COUNT: z.int() })),
      CHARACTERS: z.array(z.object({ CHARACTER: z.string(), COUNT: z.int() })),
      GAMES: z.array(z.object({ GAM: z.int(), COUNT: z.int() })),
    }),
  }),
  /** Fetches a picture elsewhere and keeps it for the caller, as an upload of the same bytes would. */
  fetch: endpoint({
    method: 'POST',
    path: '/getSRCByURL',
    who: 'verified',
    kind: 'write',
    rate: 'picture',
    input: z.object({ url: pictureSource }),
    output: storedPicture,
    refusals: ['urlInvalid', 'urlClosed', 'urlNotFetched', ...pictureProblems],
  }),
  /** Publishes a work of pictures that the caller uploaded. `url` is its first picture, `more` are further ones. */
  upload: endpoint({
    method: 'POST',
    path: '/upPainting',
    who: 'verified',
    kind: 'write',
    rate: 'upload',
    touches: ['paintings'],
    input: z.object({
      ...written,
      url: pictureSource,
      more: z._default(z.array(pictureSource).check(z.maxLength(limits.paintingPages - 1)), []),
      /** Id of a running competition. */
      match: z.optional(rowId),
      /** Why the caller goes on after `alike`. */
      goOn: z.optional(z.enum(alikeReasons)),
    }),
    output: z.object({ KeyID: paintingId, HELD: yesNo, HELDFOR: z.enum(['', ...heldWhys, 'alike']) }),
    refusals: [
      ...writtenRefusals,
      'pictureMissing',
      'pictureTwice',
      'urlInvalid',
      // `data`: the earlier work as an `alikeRow`.
      'uploaded',
      // `data`: up to three earlier works as `alikeRow`s.
      'alike',
      'removedBefore',
      'matchClosed',
    ],
  }),
  update: endpoint({
    method: 'POST',
    path: '/updatePainting',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['paintings'],
    input: z.object({ pid: paintingId, ...written }),
    output: success,
    refusals: ['deleted', 'notOwn', 'dragonTaken', 'editLink', 'editSame', ...writtenRefusals],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/delPainting',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['paintings'],
    input: pid,
    output: success,
    refusals: ['deleted', 'notOwn', 'matchPaintingDel'],
  }),
  ...paintingReactions,
})
