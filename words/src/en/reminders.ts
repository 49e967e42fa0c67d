import type { reminders as zh } from '../zh/reminders.ts'

/** The reminders: loaded with the page and the bell, not with the pack. */
export const reminders: typeof zh = {
  readAll: 'Mark all as read',
  all: 'See all reminders',
  bell: 'Latest reminders',
  isNew: 'Unread',
  fresh: 'Something new has come in: show it',
  none: 'Nothing new',
  empty: {
    title: 'No reminders yet',
    text: 'Likes and comments on your replays, new followers and what staff decide about your reports are told here.',
  },
  failed: 'The reminders did not arrive',
  kept: (days) => `Reminders of the same thing become one. They are kept for ${days} days, then cleared away.`,
  pager: 'Pages of reminders',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,

  somebody: 'Somebody',
  who: (names, count) => {
    const others = count - names.length
    if (others > 0) return `${names.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`
    return names.join(' and ')
  },
  run: (game, code) => `${game} replay ${code}`,
  says: {
    replayComment: (who, run) => `${who} commented on your ${run}`,
    replayLike: (who, run) => `${who} liked your ${run}`,
    follow: (who) => `${who} followed you`,
    reportDone: (code, pass) =>
      pass
        ? `Your report on replay ${code} was upheld. Thank you!`
        : `Your report on replay ${code} was looked into: nothing wrong was found`,
    claimDecided: (run, pass) => (pass ? `The ${run} is yours now` : `Your claim on the ${run} was turned down`),
    iscoreDecided: (run, pass) =>
      pass ? `Your ${run} was approved and counts for iscore` : `Your ${run} was not approved for iscore`,
    pilotDecided: (pilot, pass) =>
      pass ? `The signature ${pilot} is confirmed as yours` : `The signature ${pilot} was not confirmed`,
    heldReplay: (code, pass) =>
      pass ? `Your replay ${code} was approved and is on the shelf` : `Your replay ${code} was not approved`,
    heldComment: (code, pass) =>
      pass ? `Your comment on replay ${code} was approved` : `Your comment on replay ${code} was not approved`,
    replayHidden: (code, hidden) =>
      hidden ? `Staff took your replay ${code} off the shelf` : `Your replay ${code} is back on the shelf`,
    blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
    blackLifted: 'You are off the blacklist',
    staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
  },
  archived: (game, pilot) => `archived ${game} run by ${pilot}`,
}
