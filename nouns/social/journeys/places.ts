import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = async ({ busy }) => [
  { path: `/p/${await busy()}?tab=feed` },
  { path: '/members', member: true },
  { path: '/members?q=nobody&sort=name', member: true },
]
