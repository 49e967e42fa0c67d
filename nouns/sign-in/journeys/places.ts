import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () => [
  { path: '/sign-in-days', member: true },
  { path: '/sign-in-days?m=2026-01', member: true },
]
