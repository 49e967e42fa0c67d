import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () => [
  ...['', '?period=1y', '?resource=score'].map((rest) => ({ path: `/supply${rest}` })),
  ...['', '?resource=zjj', '?reason=giftTakenBack', '?days=7&reason=daily&span=365'].map((rest) => ({
    path: `/statement${rest}`,
    member: true,
  })),
]
