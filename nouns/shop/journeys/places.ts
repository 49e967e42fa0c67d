import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () => [{ path: '/shop' }]
