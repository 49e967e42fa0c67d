import type { Manifest } from '#core/manifest.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { countOpenReports } from '#core/moderation/report-queue.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { pageOf } from '#rules/paging.ts'
import { clubs } from '../contract/clubs.ts'
import { clubHeads, listClubs, oftenClubs, oneClub, topicHeads } from './clubs/club-reads.ts'
import { staffHandlers } from './desk/index.ts'
import { heldFloors } from './desk/queue-reads.ts'
import { reportedFloors } from './desk/reported-floor.ts'
import { clubFeedRoutes } from './feed-routes.ts'
import { editFloor } from './floors/edit-floor.ts'
import { documentOf } from './floors/floor-document.ts'
import { historyOf } from './floors/floor-history.ts'
import { listFloors } from './floors/floor-reads.ts'
import { postFloor } from './floors/post-floor.ts'
import { removeFloor } from './floors/remove-floor.ts'
import { reportFloor } from './floors/report-floor.ts'
import { purgeHidings } from './hiding/hiding-store.ts'
import { keepingHandlers } from './keepers/index.ts'
import { keepersOf } from './keepers/keeper-store.ts'
import { keepingData } from './keepers/personal-data.ts'
import { countProposals } from './keepers/proposal-store.ts'
import { liveTopic } from './live-topic.ts'
import { topicsTab } from './person-tab.ts'
import { clubsData } from './personal-data.ts'
import { endPins } from './pins/end-pins.ts'
import { pinOwn } from './pins/pin-own.ts'
import { publicClubs, publicTopics } from './public-rows.ts'
import { purgeClubs } from './purge.ts'
import { listFavourites, setFavourite, topicFavourites } from './reactions/favourites.ts'
import { likeFloor } from './reactions/like-floor.ts'
import { floorLikes } from './reactions/like-store.ts'
import { clubFinders } from './search/club-finders.ts'
import { clubSources } from './search/sources.ts'
import { renderAgain, renderWithPainting, renderWithReplay } from './texts/render-again.ts'
import { clubSubjects } from './told.ts'
import { aroundTopic } from './topics/around-topic.ts'
import { findTopics } from './topics/find-topics.ts'
import { markRead, marksIn, ownMarks } from './topics/marks.ts'
import { postTopic } from './topics/post-topic.ts'
import { someonesTopics } from './topics/someones-topics.ts'
import { clubTopics, freshTopics, newTopics, recommendedTopics, topicsBy } from './topics/topic-reads.ts'
import { clubWriting } from './writing-source.ts'

const clubsFeature = (held: HeldRule): Feature =>
  implement(clubs, {
    /** GET /getMS */
    list: ({ db }) => listClubs(db),
    /** GET /getOftenMS */
    often: ({ db, member, now }) => oftenClubs(db, member.id, now),
    /** POST /getMSByM */
    topics: async ({ db, input, now, refuse }) => {
      const [club, topics, keepers] = await Promise.all([
        oneClub(db, input.m),
        clubTopics(db, { ...input, club: input.m, now }),
        keepersOf(db, input.m),
      ])
      if (!club) return refuse('clubGone')
      const others = Math.max(0, club.TOPICS - topics.pinned.length)
      const pinned = input.pageNum === 1 ? topics.pinned : []
      return { club, ...pageOf(others, input), rows: topics.rows, pinned, keepers }
    },
    floors: async (call) =>
      (await listFloors(call.db, { ...call.input, now: call.now, who: () => call.member })) ?? call.refuse('topicGone'),
    /** GET /getMSHeadByM/:id */
    clubHeads: ({ db, input }) => clubHeads(db, Number(input.id)),
    /** GET /getMSHeadByT/:id */
    topicHeads: ({ db, input }) => topicHeads(db, Number(input.id)),
    /** GET /getMSAround/:id */
    aroundTopic: ({ db, input }) => aroundTopic(db, Number(input.id)),
    /** GET /getNewTopic */
    newTopics: ({ db }) => newTopics(db),
    /** GET /getFreshTopic */
    freshTopics: ({ db }) => freshTopics(db),
    /** GET /getRecTopic */
    recommended: ({ db }) => recommendedTopics(db),
    /** POST /schTopic */
    findTopics: ({ db, input }) => findTopics(db, input),
    someonesTopics,
    /** POST /getMyTopicByPage */
    myTopics: ({ db, input, member }) => topicsBy(db, member.id, { ...input, own: true }),
    pinOwn,
    postTopic: postTopic(held),
    postFloor: postFloor(held),
    edit: editFloor(held),
    remove: removeFloor,
    like: likeFloor,
    report: reportFloor,
    setFavourite,
    favourites: ({ db, input, member }) => listFavourites(db, member.id, Number(input.pageNum ?? 1)),
    marks: ({ db, input, member }) => marksIn(db, member.id, input.t),
    ownMarks: ({ db, input, member }) => ownMarks(db, { member: member.id, topic: input.t, floors: input.floors }),
    read: markRead,
    document: async ({ db, input, member, refuse }) => {
      const found = await documentOf(db, input, member.id)
      return typeof found === 'string' ? refuse(found) : found
    },
    history: async (call) => {
      const found = await historyOf(call.db, call.input, () => call.member)
      return typeof found === 'string' ? call.refuse(found) : found
    },
    ...keepingHandlers,
    ...staffHandlers(held),
  })

const clubsManifest: Manifest = {
  name: 'clubs',
  personTabs: [topicsTab],
  publicPages: ['/ms'],
  publicRows: [publicClubs, publicTopics],
  remindersAbout: clubSubjects,
  personal: () => [keepingData, clubsData],
  showsMembers: ['topics', 'floors', 'clubs', 'proposals'],
  pictures: [
    { table: 'clubs', column: 'picture' },
    { table: 'floor_pictures', column: 'picture' },
  ],
  posts: [
    {
      kind: 'floor',
      table: 'floors',
      author: 'author',
      place: `select 'topic' as thing, topic as id, number as floor from floors where id = p.subject`,
      removals: `select from floors where author = m.id and removed_by = 'staff' and removed_at > $since`,
    },
  ],
  reported: [reportedFloors],
  likes: [floorLikes],
  favourites: [topicFavourites],
  desks: [
    {
      area: 'ms',
      waiting: { reports: countOpenReports(reportedFloors.kind), held: heldFloors.count, proposals: countProposals },
    },
    { area: 'club' },
    { area: 'topic' },
  ],
  live: [liveTopic],
  search: clubSources,
  writing: clubWriting,
  open: ({ db, now, origin, keeper, held, touched, indexed }) => ({
    calls: [clubsFeature(held)],
    finders: clubFinders(indexed),
    hourly: [async () => touched(await endPins(db, now()))],
    daily: [() => purgeClubs(db, now()), () => purgeHidings(db, now())],
    routes: (app) => clubFeedRoutes(app, { read: db.read, keeper, origin, now }),
    jobs: {
      floorsOfPainting: async ({ painting }: { readonly painting: number }) => {
        const topics = await renderWithPainting(db, painting)
        if (topics.length > 0) touched(topics.map((topic) => `floors#${topic}` as const))
      },
      floorsOfReplay: async ({ replay }: { readonly replay: number }) => {
        const topics = await renderWithReplay(db, replay)
        if (topics.length > 0) touched(topics.map((topic) => `floors#${topic}` as const))
      },
    },
    picturesCopied: async (urls) => {
      const topics = await renderAgain(db, urls)
      if (topics.length > 0) touched(topics.map((topic) => `floors#${topic}` as const))
    },
  }),
}

export const manifests: readonly Manifest[] = [clubsManifest]
