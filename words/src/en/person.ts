import { formatNumber } from '@patisserie/rules/text'
import type { person as zh } from '../zh/person.ts'

/** The personal page and the feeds. Not in the pack. */
export const person: typeof zh = {
  goneText: 'One digit may be off. Everybody here has an id of 7 to 10 digits.',
  tabsOf: (nick) => `What ${nick} shows`,
  nothing: {
    title: 'The shelf is empty',
    other: (nick) => `${nick} has not put anything out yet.`,
    own: 'Upload your first replay and it will stand here.',
    upload: 'Upload a replay',
  },
  medals: 'Medals',
  toReplays: 'Browse the replays',
  tabs: { ms: 'Topics', ega: 'Paintings', replay: 'Replays', dessert: 'Desserts', feed: 'Feed', progress: 'Progress' },
  onlyYou: 'Only you can see this tab.',
  toPrivacy: 'Change privacy',
  asGuest: 'View as a guest',
  asOwner: 'Back to your own view',
  guestNote: 'This is how others see you.',

  staff: 'Staff',
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
  gift: 'Give a gift',
  search: 'Search what they wrote or uploaded',
  followsYou: 'Follows you',
  acts: 'More',
  block: 'Block',
  unblock: 'Unblock',
  blocked: 'Blocked',
  blockTitle: (nick) => `Block ${nick}?`,
  blockText:
    'Follows between you end. They can no longer follow you, comment on your runs or like them, and neither can you theirs. Their floors and comments are folded away for you. They are not told.',
  keep: 'Keep things as they are',
  followDone: 'Followed',
  unfollowDone: 'No longer following',
  blockDone: 'Blocked',
  unblockDone: 'Unblocked',

  card: {
    label: (nick) => `Card of ${nick}`,
    loading: 'Fetching the card',
    keys: 'Press Alt and the down arrow for a card',
    here: 'Here now',
    edit: 'Edit your own card',
    gone: 'This account was closed',
    failed: 'The card did not arrive',
    counts: {
      topics: 'Topics',
      floors: 'Floors',
      replays: 'Replays',
      followers: 'Followers',
      likes: 'Likes',
      joined: 'Joined',
    },
  },
  here: {
    title: 'Who is here',
    count: (n) => formatNumber(n),
    nobody: 'Nobody shows up right now.',
    hidden: 'Others do not see whether you are here.',
    show: 'Switch it on in privacy',
  },

  sort: { label: 'Sort', time: 'Newest', score: 'Score' },
  game: 'Game',
  anyGame: 'All games',

  feed: {
    upload: (run) => `uploaded ${run}`,
    painting: (name) => `painted “${name}”`,
    comment: (run) => `commented on ${run}`,
    follow: (nick) => `followed ${nick}`,
    topic: (title, more = 0) =>
      `began the topic “${title}”${more > 0 ? ` and wrote ${more === 1 ? 'another floor' : `${formatNumber(more)} more floors`} in it` : ''}`,
    floor: (title, floor, count = 1) =>
      count > 1
        ? `wrote ${formatNumber(count)} floors in “${title}”, floor ${formatNumber(floor)} last`
        : `wrote floor ${formatNumber(floor)} of “${title}”`,
    run: (parts) => `a run of ${parts.join(' ')}`,
    by: (nick) => ` by ${nick}`,
    empty: 'Nothing happened of late',
    emptyText: 'Uploads, comments, topics, floors and follows are noted here.',
    failed: 'The feed did not arrive',
    pager: 'Pages of the feed',
    previous: 'Previous page',
    next: 'Next page',
    page: (n) => `Page ${n}`,
  },
  followingFeed: {
    title: 'People you follow',
    more: 'See the list',
    empty: 'Nothing yet. Follow some people: their new runs, comments and topics will show up here.',
    older: 'Earlier',
  },
  proposed: {
    label: 'People who come often',
    about: (floors, replays) =>
      `This week: ${[floors > 0 ? (floors === 1 ? '1 floor' : `${formatNumber(floors)} floors`) : '', replays > 0 ? (replays === 1 ? '1 replay' : `${formatNumber(replays)} replays`) : ''].filter(Boolean).join(', ')}`,
    follow: (nick) => `Follow ${nick}`,
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
    over: 'Over time',
    untouched: 'Games without a run yet',
    rest: (n) => (n === 1 ? 'One more shot without a run' : `${n} more shots without a run`),
    empty: 'The map is still blank',
    emptyText: 'Every run that is uploaded colours a square.',
  },
}
