import { join } from 'node:path'
import { reminderDays } from '@patisserie/rules/people/reminders'
import { apiDocument } from './api-document.ts'
import { openDraftPictures } from './core/drafts/draft-pictures.ts'
import { draftsData } from './core/drafts/personal-data.ts'
import { dropDraftsBefore } from './core/drafts/store.ts'
import { copyPicture, queueCopies } from './core/files/copies.ts'
import { openFetcher } from './core/files/fetch-picture.ts'
import { makeSizes, queueUnsized } from './core/files/make-sizes.ts'
import { type Files, openFiles } from './core/files/open-files.ts'
import { picturesData } from './core/files/personal-pictures.ts'
import { purgeCopies } from './core/files/purge-copies.ts'
import { purgePictures } from './core/files/purge-pictures.ts'
import { authenticate } from './core/members/authenticate.ts'
import { fillLooks } from './core/members/look-store.ts'
import { fillNames } from './core/members/name-store.ts'
import { openPasswords } from './core/members/passwords.ts'
import type { PersonalData } from './core/members/personal-data.ts'
import { dropOldScriptTokens } from './core/members/script-tokens.ts'
import { relationsData } from './core/reach/personal-data.ts'
import { dropGoneReactions } from './core/reactions/drop-gone-reactions.ts'
import { reactionsData } from './core/reactions/personal-data.ts'
import { liveReminders } from './core/reminders/live-topic.ts'
import { remindersData } from './core/reminders/personal-data.ts'
import { dropRemindersBefore } from './core/reminders/store.ts'
import { cleanUpAccounts } from './features/accounts/closing/clean-up-accounts.ts'
import { endUnverified } from './features/accounts/closing/end-unverified.ts'
import { forgetClosed } from './features/accounts/closing/forget-closed.ts'
import { ownDataFeature } from './features/accounts/closing/own-data.ts'
import { accountsFeature } from './features/accounts/index.ts'
import { secondFactorFeature } from './features/accounts/log-in/second-factor.ts'
import { openOwnerProof } from './features/accounts/owner-proof.ts'
import { accountsData } from './features/accounts/personal-data.ts'
import { openFaults } from './features/admin/faults.ts'
import { adminFeature } from './features/admin/index.ts'
import { logEntered } from './features/admin/log-entered.ts'
import { appealsData } from './features/admin/personal-data.ts'
import { archiveFeature } from './features/archive/index.ts'
import { archiveData } from './features/archive/personal-data.ts'
import { topicFavourites } from './features/clubs/favourites.ts'
import { clubFeedRoutes } from './features/clubs/feed-routes.ts'
import { clubsFeature } from './features/clubs/index.ts'
import { floorLikes } from './features/clubs/like-store.ts'
import { liveTopic } from './features/clubs/live-topic.ts'
import { clubsData } from './features/clubs/personal-data.ts'
import { purgeClubs } from './features/clubs/purge.ts'
import { renderAgain } from './features/clubs/render-again.ts'
import { homeFeature } from './features/home/index.ts'
import { picturesFeature } from './features/pictures/index.ts'
import { pictureRoutes } from './features/pictures/picture-routes.ts'
import { remindersFeature } from './features/reminders/index.ts'
import { feedRoutes } from './features/replays/feed/feed-routes.ts'
import { replaysFeature } from './features/replays/index.ts'
import { iscoreFeature } from './features/replays/iscore/index.ts'
import { iscoreData } from './features/replays/iscore/personal-data.ts'
import { recountJob } from './features/replays/iscore/recount.ts'
import { replayLikes } from './features/replays/like-replay.ts'
import { liveReplay } from './features/replays/live-topic.ts'
import { replaysData } from './features/replays/personal-data.ts'
import { purgeReplays } from './features/replays/purge-replays.ts'
import { newestReplays } from './features/replays/reads.ts'
import { replayFileRoutes } from './features/replays/replay-file-routes.ts'
import { openReplayList } from './features/replays/replay-list.ts'
import { askForReread, rereadReplays } from './features/replays/reread-replays.ts'
import { cardRoutes } from './features/replays/scorecard/card-routes.ts'
import { scorecardFeature } from './features/replays/scorecard/index.ts'
import { scorecardJobs } from './features/replays/scorecard/scorecard-jobs.ts'
import { reportsData } from './features/replays/staff/personal-data.ts'
import { socialFeature } from './features/social/index.ts'
import { tokensFeature } from './features/tokens/index.ts'
import { writingFeature } from './features/writing/index.ts'
import { emojiData } from './features/writing/personal-data.ts'
import { siteSecret } from './kit/db/secret.ts'
import { tidyKit } from './kit/db/tidy-kit.ts'
import { eachAlone } from './kit/jobs/each-alone.ts'
import { addJob } from './kit/jobs/jobs.ts'
import type { Composition, Foundation } from './kit/open-site.ts'

const dayMs = 24 * 60 * 60 * 1_000
const startedLongAgoMs = 60 * 60 * 1_000
const unusedPictureMs = 48 * 60 * 60 * 1_000
/** An hour's share of pictures without sizes: a site of many old ones is slowed by none of it. */
const picturesAnHour = 500
/** A draft nobody went on with. */
const draftMs = 180 * dayMs

/** Every column that shows a picture by its path, or by its address elsewhere. */
const pictureUses = [
  { table: 'members', column: 'head' },
  { table: 'members', column: 'background' },
  { table: 'closures', column: 'head' },
  { table: 'closures', column: 'background' },
  { table: 'replays', column: 'screen' },
  { table: 'clubs', column: 'picture' },
  { table: 'floor_pictures', column: 'picture' },
  { table: 'draft_pictures', column: 'picture' },
  { table: 'own_emoji', column: 'src' },
  { table: 'home_roll', column: 'picture' },
  { table: 'remote_pictures', column: 'path' },
] as const

/** What members like and keep at hand. */
export const reactionKinds = { likes: [replayLikes, floorLikes], favourites: [topicFavourites] }

/** What each feature keeps of a member, in the order in which it is forgotten: what shows a picture before the pictures. */
export const personalDataOf = (files: Files, now: () => Date): readonly PersonalData[] => [
  reactionsData(reactionKinds),
  replaysData(files),
  iscoreData,
  archiveData,
  clubsData,
  draftsData,
  emojiData,
  relationsData,
  remindersData,
  reportsData,
  appealsData,
  picturesData(files),
  accountsData(now),
]

/** Puts the site together: the only place that knows every feature. */
export async function compose(foundation: Foundation): Promise<Composition> {
  const { db, limits, now, origin, demo } = foundation
  const files = await openFiles({ folder: join(foundation.dataFolder, 'files'), s3: foundation.s3, db })
  const faults = openFaults(db)
  const sources = { read: db.read, files }
  const list = openReplayList(foundation.keeper)
  const personalData = personalDataOf(files, now)
  const secret = await siteSecret(db, 'accounts')
  const accounts = { db, limits, origin, passwords: openPasswords(), personalData, secret }
  const proof = openOwnerProof(accounts)
  const countBoard = recountJob(db, () => foundation.touched(['iscore', 'replays']))
  const scorecards = scorecardJobs({ db, files, now, drawn: () => foundation.touched(['replays']) })
  const fetch = foundation.fetchPictures ? openFetcher() : null
  const copied = async (urls: readonly string[]) => {
    const topics = await renderAgain(db, urls)
    if (topics.length > 0) foundation.touched(topics.map((topic) => `floors#${topic}` as const))
  }
  const peopleChanged = () =>
    foundation.touched(['me', 'members', 'replays', 'replay-comments', 'iscore', 'relations', 'topics', 'floors'])
  const hourly: readonly (() => Promise<unknown>)[] = [
    () => endUnverified(accounts, now()),
    () => forgetClosed(db, personalData, now(), peopleChanged),
    () => db.transaction(askForReread),
    () => scorecards.fillScorecards(),
    () => queueUnsized(db, picturesAnHour),
    async () => fetch && queueCopies({ db, now }),
    () => files.sweep({ olderThanMs: startedLongAgoMs }),
  ]
  return {
    features: [
      accountsFeature(accounts),
      secondFactorFeature(accounts),
      ownDataFeature(accounts),
      homeFeature({ newestReplays }),
      picturesFeature(files),
      replaysFeature({ files, reviewFirst: foundation.reviewFirst, list }),
      scorecardFeature(),
      iscoreFeature(),
      archiveFeature(),
      remindersFeature,
      socialFeature,
      clubsFeature({ reviewFirst: foundation.reviewFirst }),
      writingFeature(),
      tokensFeature(proof),
      adminFeature({ faults, proof, demo }),
    ].map(logEntered(demo)),
    authenticate: (token, at) => authenticate({ db, demo }, token, at),
    live: [liveReminders, liveReplay, liveTopic],
    jobs: {
      iscore: countBoard,
      replayCard: scorecards.replayCard,
      rereadReplays: () => rereadReplays({ db, files, changed: () => foundation.touched(['replays']) }),
      pictureSizes: ({ picture }: { picture: number }) => makeSizes({ db, files, now }, picture),
      pictureCopy: ({ url }: { url: string }) => copyPicture({ db, files, now, fetch, copied }, url),
      names: async () => {
        await fillNames(db)
        await fillLooks(db)
      },
      hourly: () => eachAlone(hourly, 'of the hour failed', (part) => part()),
      daily: async () => {
        await cleanUpAccounts(db, now())
        await dropOldScriptTokens(db.own, now())
        await purgeReplays(db, files, now())
        await purgeClubs(db, now())
        await dropGoneReactions(db, reactionKinds)
        // Heals what a job that failed for good left behind.
        await countBoard({ all: true })
        const unused = { uses: pictureUses, before: new Date(now().getTime() - unusedPictureMs) }
        await purgeCopies(db, unused)
        await purgePictures(db, { ...unused, files, alsoShown: openDraftPictures(db.read) })
        await dropRemindersBefore(db, new Date(now().getTime() - reminderDays * dayMs))
        await dropDraftsBefore(db.own, new Date(now().getTime() - draftMs))
        await tidyKit(db, now())
      },
    },
    crontab: ['17 * * * * hourly', '40 19 * * * daily'].join('\n'),
    routes: async (app) => {
      apiDocument(app, origin)
      pictureRoutes(app, sources)
      replayFileRoutes(app, sources)
      feedRoutes(app, { read: db.read, list, keeper: foundation.keeper, origin, now })
      clubFeedRoutes(app, { read: db.read, keeper: foundation.keeper, origin, now })
      cardRoutes(app, sources)
    },
    start: () =>
      db.transaction(async (tx) => {
        await addJob(tx, 'names', {})
        await askForReread(tx)
      }),
    parts: { files: { check: files.check, vital: false } },
    stop: async () => files.close(),
    faulted: ({ error, requestId, path }) =>
      faults.note({
        kind: 'server',
        message: `${error.name}: ${error.message}`,
        stack: error.stack ?? '',
        path,
        requestId,
        at: now(),
      }),
  }
}
