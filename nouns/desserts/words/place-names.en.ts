import type { placeNames as zh } from './place-names.zh.ts'

/** Places of the school map. */
export const placeNames: typeof zh = {
  gate: 'School gate',
  classrooms: 'Classrooms',
  library: 'Library',
  artRoom: 'Art room',
  canteen: 'Canteen',
  shop: 'Corner shop',
  roof: 'Roof',
  pool: 'Pool',
  dormitory: 'Dormitory',
  clubHouse: 'Club house',
}
