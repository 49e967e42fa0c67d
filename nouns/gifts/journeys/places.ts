import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = async ({ idle }) => [
  { path: '/gifts', member: true },
  { path: `/gifts?to=${await idle()}`, member: true },
]
