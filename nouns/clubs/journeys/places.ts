import type { PlacesOfNoun } from '#site/journeys/places.ts'
import { clubs } from '../contract/clubs.ts'

export const placesOfNoun: PlacesOfNoun = async ({ site, busy }) => {
  const topics = (await site.call(clubs.calls.newTopics, {})).data
  const tallest = topics.toSorted((a, b) => b.FLOORS - a.FLOORS)[0]
  return [
    ...[
      '/ms',
      ...['', '&sort=liked', '&p=999'].map((rest) => `/ms?m=${tallest?.MS}${rest}`),
      ...topics.slice(0, 3).map(({ KeyID }) => `/ms?t=${KeyID}`),
      ...['', '&p=999'].map((rest) => `/ms?t=${tallest?.KeyID}${rest}`),
      '/ms?m=999999',
      '/ms?t=999999999',
      `/p/${await busy()}?tab=ms`,
    ].map((path) => ({ path })),
    ...['/favourites', '/ms/propose', `/ms?t=${tallest?.KeyID}`].map((path) => ({ path, member: true })),
  ]
}
