import { formatNumber } from '@patisserie/rules/text'
import type { person as zh } from '../zh/person.ts'

/** People and what they did: the personal page, the feeds and the block list. Not in the pack. */
export const person: typeof zh = {
  tabs: { replay: 'Replays', feed: 'Feed', progress: 'Progress' },
  onlyYou: 'Only you can see this tab.',
  toPrivacy: 'Change privacy',
  asGuest: 'View as a guest',
  asOwner: 'Back to your own view',
  guestNote: 'This is how others see you.',

  followers: 'Followers',
  following: 'Following',
  followersOf: (nick) => `Followers of ${nick}`,
  followingOf: (nick) => `Followed by ${nick}`,
  noFollowers: 'Nobody follows yet',
  noFollowing: 'Follows nobody yet',
  peopleHidden: 'This list is not public',
  more: 'Show more',
  close: 'Close',
  newFollowers: (n) => (n === 1 ? '1 new follower' : `${formatNumber(n)} new followers`),

  follow: 'Follow',
  followed: 'Following',
  mutual: 'Friends',
  unfollow: 'Unfollow',
  followsYou: 'Follows you',
  acts: 'More',
  block: 'Block',
  unblock: 'Unblock',
  blocked: 'Blocked',
  blockTitle: (nick) => `Block ${nick}?`,
  blockText:
    'Follows between you end. They can no longer follow you, comment on your runs or like them, and neither can you theirs. They are not told.',
  keep: 'Keep things as they are',
  followDone: 'Followed',
  unfollowDone: 'No longer following',
  blockDone: 'Blocked',
  unblockDone: 'Unblocked',

  sort: { label: 'Sort', time: 'Newest', score: 'Score' },
  game: 'Game',
  anyGame: 'All games',

  feed: {
    upload: (run) => `uploaded ${run}`,
    comment: (run) => `commented on ${run}`,
    follow: (nick) => `followed ${nick}`,
    run: (parts) => `a run of ${parts.join(' ')}`,
    by: (nick) => ` by ${nick}`,
    empty: 'Nothing happened of late',
    emptyText: 'Uploads, comments and follows are noted here.',
    failed: 'The feed did not arrive',
    pager: 'Pages of the feed',
    previous: 'Previous page',
    next: 'Next page',
    page: (n) => `Page ${n}`,
  },
  followingFeed: {
    title: 'People you follow',
    more: 'See the list',
    empty: 'Follow some people: their new runs and comments will show up here.',
    fresh: (n) => (n === 1 ? '1 new act' : `${formatNumber(n)} new acts`),
  },

  progress: {
    failed: 'The progress did not arrive',
    levels: {
      none: 'Not yet',
      tried: 'Tried',
      cleared: 'Cleared',
      nb: 'No bomb',
      nm: 'No miss',
      nmnb: 'No miss, no bomb',
    },
    legend: 'Legend',
    summary: (games, cells, cleared) =>
      `${formatNumber(games)} ${games === 1 ? 'game' : 'games'}, ${formatNumber(cells)} ways to play, ${formatNumber(cleared)} cleared`,
    scenes: 'Scenes',
    noRank: 'No difficulty',
    noShot: 'Character',
    shot: 'Shot',
    cell: (parts) => parts.join(', '),
    runs: (n) => (n === 1 ? '1 run' : `${formatNumber(n)} runs`),
    best: (score) => `best ${score}`,
    untouched: 'Games without a run yet',
    empty: 'The map is still blank',
    emptyText: 'Every run that is uploaded colours a square.',
  },

  blocks: {
    text: 'People you block cannot follow you, comment on your runs or like them; neither can you theirs. They are not told.',
    empty: 'You block nobody',
    since: 'Blocked',
    failed: 'The list did not arrive',
  },
  section: { name: 'Blocked people', text: 'Whom you keep away' },
}
