import type { Manifest } from '#core/manifest.ts'
import { countOpenReports } from '#core/moderation/report-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type Call, type Feature, implement } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import { gameNumbers } from '#rules/games/games.ts'
import { replays } from '../contract/replays.ts'
import { readReplayFilter } from '../rules/replay-filters.ts'
import { staffHandlers } from './desk/index.ts'
import { heldReplays } from './desk/queue-reads.ts'
import { reportedReplays } from './desk/reported-replay.ts'
import { downloadReplay } from './download-replay.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { iscoreManifest } from './iscore/index.ts'
import { likeReplay, replayLikes } from './like-replay.ts'
import type { ReplayList } from './list/replay-list.ts'
import { openReplayList } from './list/replay-list.ts'
import { savedFilterHandlers } from './list/saved-filters.ts'
import { liveReplay } from './live-topic.ts'
import { replayTabs, runHonours } from './person-runs.ts'
import { replaysData } from './personal-data.ts'
import { pinnedReplays, pinReplay } from './pin-replay.ts'
import { publicReplays } from './public-rows.ts'
import { purgeReplays } from './purge-replays.ts'
import { likedReplays, newestReplays, oneReplay, someReplays } from './reads.ts'
import { removeReplay } from './remove-replay.ts'
import { commentReplay, listReplayComments, removeReplayComment, replayComments } from './replay-comments.ts'
import { replayFileRoutes } from './replay-file-routes.ts'
import { replaySubject } from './replay-thing.ts'
import { askForReread, rereadReplays } from './reread-replays.ts'
import { rewardReplays } from './reward-replays.ts'
import { cardRoutes } from './scorecard/card-routes.ts'
import { scorecardFeature } from './scorecard/index.ts'
import { scorecardJobs } from './scorecard/scorecard-jobs.ts'
import { chooseStill } from './scorecard/still/choose-still.ts'
import { stillState } from './scorecard/still/still-state.ts'
import { findReplays } from './search/find-replays.ts'
import { replayPieces } from './search/replay-pieces.ts'
import { replaySource } from './search/source.ts'
import { seesHeld } from './sees-held.ts'
import { updateReplay } from './update-replay.ts'
import { type Shelf, uploadReplay } from './upload-replay.ts'
import { momentRoutes } from './ways/moment-routes.ts'

interface Parts extends Shelf {
  readonly list: ReplayList
  readonly read: ReadDb
}

const replaysFeature = ({ list, read, ...shelf }: Parts): Feature =>
  implement(replays, {
    // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
    // depends on it.
    list: (call) => list.page(call.db, publicWay(call, call.input.upid && call.member?.id), call.input),
    /** GET /getMyReplay */
    mine: async ({ db, member, now }) =>
      (await list.page(db, { filter: newest, now, own: member.id }, { pageSize: ownMost, pageNum: 1 })).rows,
    /** POST /getMyReplayByPage */
    minePaged: ({ db, input, member, now }) =>
      list.page(db, { filter: readReplayFilter({ ...input, upid: undefined }), now, own: member.id }, input),
    /** POST /getSomeOneReplayByPage */
    someonesPaged: (call) => list.page(call.db, publicWay(call, call.member?.id), call.input),
    /** POST /someReplay */
    some: ({ db, input }) => someReplays(db, input.reps),
    /** POST /getReplayById */
    one: async (call) => {
      const replay = (await oneReplay(call.db, replayKey(call.input.code) ?? 0)) ?? call.refuse('deleted')
      return replay.HELD === 'N' || seesHeld(call.member, replay.UPID) ? replay : call.refuse('deleted')
    },
    upload: uploadReplay(shelf),
    update: updateReplay(shelf.held),
    remove: removeReplay,
    pinned: pinnedReplays,
    pin: pinReplay,
    still: stillState,
    chooseStill: chooseStill({ read, files: shelf.files }),
    like: likeReplay,
    /** POST /getLikedReplay */
    liked: ({ db, input, member }) => likedReplays(db, member.id, input.reps),
    comments: listReplayComments,
    comment: commentReplay(shelf.held),
    removeComment: removeReplayComment,
    download: downloadReplay(shelf.files),
    ...savedFilterHandlers,
    ...staffHandlers(shelf.held),
  })

/** Maximum replays in the editor's list of own replays; the paged call answers all. */
const ownMost = 200

const newest = readReplayFilter({})

const publicWay = ({ input, now }: Pick<Call<typeof replays.calls.list>, 'input' | 'now'>, reader?: number) => ({
  filter: readReplayFilter(input),
  now,
  reader,
})

const replaysManifest: Manifest = {
  name: 'replays',
  publicPages: ['/rpy', ...gameNumbers.map((game) => `/rpy?game=${game}`)],
  publicRows: [publicReplays],
  remindersAbout: [replaySubject],
  personal: ({ files }) => [replaysData(files)],
  showsMembers: ['replays', 'replay-comments'],
  pictures: [{ table: 'replays', column: 'screen' }],
  posts: [
    {
      kind: 'replay',
      table: 'replays',
      author: 'uploader',
      place: `select 'replay' as thing, id, 0 as floor from replays where id = p.subject`,
      removals: `select from hidden_replays h join replays r on r.id = h.replay
        where r.uploader = m.id and r.removed_at is not null and h.at > $since`,
    },
  ],
  reported: [reportedReplays],
  likes: [replayLikes],
  comments: [replayComments],
  desks: [{ area: 'replay', waiting: { reports: countOpenReports(reportedReplays.kind), held: heldReplays.count } }],
  live: [liveReplay],
  search: [replaySource],
  writing: { pieces: { replay: replayPieces } },
  personTabs: replayTabs,
  gives: { newestReplays, runHonours },
  open: ({ db, files, now, origin, keeper, held, touched, indexed }) => {
    const list = openReplayList(keeper)
    const changed = () => touched(['replays'])
    const { replayCard, fillScorecards } = scorecardJobs({ db, files, now, drawn: changed })
    return {
      calls: [replaysFeature({ files, held, list, read: db.read }), scorecardFeature()],
      finders: { replay: findReplays({ index: indexed('replay'), list }) },
      jobs: { replayCard, rereadReplays: () => rereadReplays({ db, files, changed }) },
      hourly: [() => db.transaction(askForReread), fillScorecards, () => rewardReplays(db, now())],
      daily: [() => purgeReplays(db, files, now())],
      start: askForReread,
      routes: (app) => {
        replayFileRoutes(app, { read: db.read, files })
        feedRoutes(app, { read: db.read, list, keeper, origin, now })
        cardRoutes(app, { read: db.read, files })
        momentRoutes(app, { read: db.read, files })
      },
    }
  },
}

export const manifests: readonly Manifest[] = [replaysManifest, iscoreManifest]
