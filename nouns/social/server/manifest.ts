import { social } from '#contract/social.ts'
import type { Manifest } from '#core/manifest.ts'
import { relationsData } from '#core/reach/personal-data.ts'
import { markFollowersSeen } from '#core/reach/store.ts'
import { reminderNote } from '#core/reminders/notes.ts'
import { announce } from '#kit/db/announce.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { block, unblock } from './block.ts'
import { directory } from './directory.ts'
import { feed } from './feed.ts'
import { findPeople } from './find-people.ts'
import { follow, unfollow } from './follow.ts'
import { followedFeed } from './followed-reads.ts'
import { here } from './here.ts'
import { feedTab } from './person-tab.ts'
import { directoryData } from './personal-data.ts'
import { progress } from './progress.ts'
import { blockedBy, relationOf } from './reads.ts'
import { related } from './related.ts'
import { searchPeople } from './search-people.ts'

const socialFeature = (bets: boolean): Feature =>
  implement(social, {
    follow,
    unfollow,
    block,
    unblock,
    /** GET /getBlock */
    blocks: ({ db, member }) => blockedBy(db, member.id),
    /** POST /getRelation */
    relation: ({ db, input, member }) => relationOf(db, member.id, input.UID),
    related,
    /** POST /knowFollow */
    knowFollowers: async ({ db, member }) => {
      await markFollowersSeen(db, member.id)
      announce(db, reminderNote(member.id))
      return 'suc' as const
    },
    here,
    directory,
    feed: feed(bets),
    /** POST /getFollowed */
    followed: ({ db, input, member, now }) => followedFeed(db, { member: member.id, bets, now, after: input.after }),
    /** POST /schUser */
    findPeople: ({ db, input }) => findPeople(db, input.q),
    progress,
  })

const socialManifest: Manifest = {
  name: 'social',
  personTabs: [feedTab],
  personal: () => [relationsData, directoryData],
  showsMembers: ['relations'],
  open: ({ without }) => ({ calls: [socialFeature(!without.has('bets'))], finders: { user: searchPeople } }),
}

export const manifests: readonly Manifest[] = [socialManifest]
