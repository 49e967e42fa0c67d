import type { FetchPicture } from '#core/files/copies/fetch-picture.ts'
import type { Files } from '#core/files/open-files.ts'
import type { PictureUse } from '#core/files/purge-pictures.ts'
import type { Manifest } from '#core/manifest.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type Call, type Feature, implement } from '#kit/http/call.ts'
import { pageOf } from '#rules/paging.ts'
import { paintingIdMax } from '#rules/rich-text/piece-id.ts'
import { paintings } from '../contract/paintings.ts'
import { readPaintingFilter } from '../rules/painting-filters.ts'
import * as limits from '../rules/painting-limits.ts'
import { paintingsBeside } from './beside-reads.ts'
import { paintingDeskManifest } from './desk/index.ts'
import { dragonBallsManifest } from './dragon-balls/index.ts'
import { takeBall } from './dragon-balls/take-ball.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { fetchAddress } from './fetch-address.ts'
import { HiddenAddresses } from './hidden-address.ts'
import { keepPainting, keptPaintings } from './keep-painting.ts'
import { likePainting, paintingLikes } from './like-painting.ts'
import { livePainting } from './live-topic.ts'
import { type LookIndex, openLookIndex } from './looks/look-index.ts'
import { seePictures } from './looks/looks-of-pictures.ts'
import { commentPainting, listPaintingComments, paintingComments, removePaintingComment } from './painting-comments.ts'
import { openPaintingList, type PaintingList } from './painting-list.ts'
import { paintingSubject, paintingThing } from './painting-thing.ts'
import { paintingsTab } from './person-tab.ts'
import { paintingsData } from './personal-data.ts'
import { publicPaintings } from './public-rows.ts'
import { purgePaintings } from './purge-paintings.ts'
import { followedPaintings, onePainting, ownRows, paintingOwn, somePaintings } from './reads.ts'
import { removePainting } from './remove-painting.ts'
import { reportPainting } from './report-painting.ts'
import { rewardPaintings } from './reward-paintings.ts'
import { findPaintings } from './search/find-paintings.ts'
import { paintingPieces } from './search/painting-pieces.ts'
import { paintingSource } from './search/source.ts'
import { seesHidden } from './sees-hidden.ts'
import { openPaintingTags } from './tag-reads.ts'
import { thumbnails } from './thumbnails.ts'
import { updatePainting } from './update-painting.ts'
import { uploadPainting } from './upload-painting.ts'
import { shownTo } from './uploader-reads.ts'

interface Parts {
  readonly list: PaintingList
  readonly tags: ReturnType<typeof openPaintingTags>
  readonly read: ReadDb
  readonly files: Files
  readonly fetch: FetchPicture | null
  readonly held: HeldRule
  readonly looks: LookIndex
  readonly reviewPaintings: number
  readonly addresses: HiddenAddresses
  readonly uses: readonly PictureUse[]
}

const paintingsFeature = (parts: Parts): Feature => {
  const { list, tags, read, files, fetch, held, looks, reviewPaintings, addresses, uses } = parts
  return implement(paintings, {
    // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
    // depends on it.
    /** POST /getPainting */
    list: async (call) => {
      const { db, input, now } = call
      const { upid } = input
      const shown = upid === undefined || (await shownTo(db, upid, () => call.member?.id)) === 'shown'
      if (!shown) return { ...pageOf(0, input), rows: [] }
      return list.page(db, { filter: readPaintingFilter(input), now }, input)
    },
    /** POST /getFollowedPainting */
    followed: ({ db, input, member }) => followedPaintings(db, member.id, input),
    /** GET /getMyPainting */
    mine: ownNewest(list),
    /** GET /getMyPaintingB1 */
    thumbs: async (call) => thumbnails(await ownNewest(list)(call)),
    /** POST /getMyPaintingByPage */
    minePaged: async ({ db, input, member, now }) => {
      const { ids, page } = await list.ids(db, { filter: readPaintingFilter(input), now, own: member.id }, input)
      const rows = await ownRows(db, ids)
      return { ...page, rows: rows.map((row) => (row.FORBID === 'Y' ? addresses.row(row, member.id, now) : row)) }
    },
    /** POST /getSomeOnePaintingByPage */
    someonesPaged: async (call) => {
      const { db, input, now, refuse } = call
      const shown = await shownTo(db, input.upid, () => call.member?.id)
      if (shown !== 'shown') return refuse(shown)
      return list.page(db, { filter: readPaintingFilter(input), now }, input)
    },
    /** POST /somePainting */
    some: ({ db, input }) => somePaintings(db, input.pids),
    /** GET /getPaintingById/:id */
    one: async (call) => {
      const painting = await seenPainting(call, Number(call.input.id))
      // Reading `member` keeps an answer that sizes are missing out of the cache: the job that makes them touches no tag.
      const reader = painting.FORBID === 'Y' || painting.BAKING === 'Y' ? call.member : null
      return painting.FORBID === 'Y' && reader ? addresses.row(painting, reader.id, call.now) : painting
    },
    /** POST /getPaintingBeside */
    beside: async (call) => {
      await seenPainting(call, call.input.pid)
      return paintingsBeside(call.db, call.input.pid)
    },
    /** GET /getPaintingTags */
    tags: ({ db, now }) => tags(db, now),
    /** POST /getSRCByURL */
    fetch: fetchAddress({ files, fetch }),
    upload: uploadPainting({ seePictures: seePictures({ read, files, looks }), held, reviewPaintings }),
    update: updatePainting(held),
    remove: removePainting(uses),
    like: likePainting,
    keep: keepPainting,
    /** POST /getKeptPainting */
    kept: ({ db, input, member }) => keptPaintings(db, member.id, input),
    /** POST /getPaintingOwn */
    own: ({ db, input, member }) => paintingOwn(db, member.id, input.pids),
    comments: listPaintingComments,
    comment: commentPainting(held),
    removeComment: removePaintingComment,
    report: reportPainting(uses),
  })
}

/** Newest works for pickers; the paged call answers all. */
const ownNewest =
  (list: PaintingList) =>
  async ({ db, member, now }: Call<typeof paintings.calls.mine>) => {
    const way = { filter: newest, now, own: member.id }
    const { ids } = await list.ids(db, way, { pageSize: limits.paintingsOffered, pageNum: 1 })
    return somePaintings(db, ids)
  }

const newest = readPaintingFilter({})

/** A work, if the caller may see it: one that waits or was taken out of sight is for its uploader and for staff. */
async function seenPainting(call: Pick<Call<typeof paintings.calls.one>, 'db' | 'member' | 'refuse'>, id: number) {
  const painting = (id <= paintingIdMax ? await onePainting(call.db, id) : null) ?? call.refuse('deleted')
  const unseen = painting.HELD === 'Y' || painting.FORBID === 'Y'
  return unseen && !seesHidden(call.member, painting.UPID) ? call.refuse('deleted') : painting
}

const paintingsManifest: Manifest = {
  name: 'paintings',
  personTabs: [paintingsTab],
  publicPages: ['/painting', '/rights'],
  publicRows: [publicPaintings],
  remindersAbout: [paintingSubject],
  personal: () => [paintingsData],
  showsMembers: ['paintings', 'painting-comments'],
  pictures: [
    { table: 'paintings', column: 'src' },
    { table: 'painting_pictures', column: 'src' },
  ],
  posts: [
    {
      kind: paintingThing.kind,
      table: 'paintings',
      author: 'uploader',
      place: `select 'painting' as thing, id, 0 as floor from paintings where id = p.subject`,
      removals: `select from hidden_paintings h join paintings r on r.id = h.painting
        where r.uploader = m.id and r.removed_at is not null and h.hidden_by is not null and h.at > $since`,
    },
  ],
  likes: [paintingLikes],
  favourites: [paintingThing],
  comments: [paintingComments],
  live: [livePainting],
  search: [paintingSource],
  writing: { pieces: { painting: paintingPieces } },
  gives: { takeBall },
  open: ({ db, files, now, origin, keeper, held, reviewPaintings, fetchPicture, indexed, secret, pictures: uses }) => {
    const looks = openLookIndex()
    const list = openPaintingList(keeper)
    const parts = {
      list,
      tags: openPaintingTags(keeper),
      fetch: fetchPicture,
      read: db.read,
      addresses: new HiddenAddresses(secret),
      uses,
    }
    return {
      calls: [paintingsFeature({ ...parts, files, held, looks, reviewPaintings })],
      finders: { painting: findPaintings(indexed('painting')) },
      stop: async () => looks.close(),
      hourly: [() => rewardPaintings(db, now())],
      daily: [() => purgePaintings(db, now())],
      routes: (app) => feedRoutes(app, { read: db.read, list, keeper, origin, now }),
    }
  },
}

export const manifests: readonly Manifest[] = [
  paintingsManifest,
  paintingDeskManifest,
  dragonBallsManifest(somePaintings),
]
