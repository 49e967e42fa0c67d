import type { PlacesOfNoun } from '#site/journeys/places.ts'

export const placesOfNoun: PlacesOfNoun = () =>
  ['', '?q=弹幕', '?q=弹幕&type=floor&sort=time', '?q=没有这个词+gmae:th8'].map((rest) => ({ path: `/search${rest}` }))
