import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = async ({ busy }) => [
  { path: '/messages', member: true },
  { path: `/messages?with=${await busy()}`, member: true },
]
