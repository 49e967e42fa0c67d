import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = async ({ busy, idle }) => [
  { path: `/p/${await busy()}` },
  { path: `/p/${await idle()}` },
  { path: '/p/1999999' },
  { path: '/link' },
  ...sections.map((section) => ({ path: `/settings${section}`, member: true })),
]

/** Ends of the paths below `/settings`: the list of sections, and sections. */
const sections = [
  '',
  ...['profile', 'background', 'privacy', 'account', 'twofactor', 'devices', 'preferences', 'data'].map(
    (name) => `/${name}`,
  ),
]
