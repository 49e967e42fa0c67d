import type { PlacesOfNoun } from '#site/journeys/places.ts'
import { bets } from '../contract/bets.ts'

export const placesOfNoun: PlacesOfNoun = async ({ site }) => {
  const [event] = (await site.call(bets.calls.list, {})).data.rows
  return ['/bocai', '/bocai?state=ended', `/bocai/${event?.NAME}`, '/bocai/nothere1', '/bocaigob'].map((path) => ({
    path,
  }))
}
