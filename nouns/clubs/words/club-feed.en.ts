import type { clubFeed as zh } from './club-feed.zh.ts'

/** RSS and Atom feeds of the clubs. Used on the server only, not in the pack. */
export const clubFeed: typeof zh = {
  title: 'New topics in the clubs',
  description: 'The newest topics of all clubs',
  titleOf: (club) => `${club} · new topics`,
  descriptionOf: (club) => `The newest topics of ${club}`,
}
