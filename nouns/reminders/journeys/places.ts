import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () => [
  { path: '/reminders', member: true },
  { path: '/reminders?group=talk&unread=Y', member: true },
  { path: '/settings/reminders', member: true },
]
