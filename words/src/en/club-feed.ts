import type { clubFeed as zh } from '../zh/club-feed.ts'

/** Feeds of the clubs: written on the server, in no pack. */
export const clubFeed: typeof zh = {
  title: 'New topics in the clubs',
  description: 'The newest topics of all clubs',
  titleOf: (club) => `${club} · new topics`,
  descriptionOf: (club) => `The newest topics of ${club}`,
}
