import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () => [{ path: '/docs/api' }, { path: '/settings/tokens', member: true }]
