/** The two forms of the drawing of the school: for wide pages and for phones. */
export const campusForms = ['wide', 'tall'] as const
export type CampusForm = (typeof campusForms)[number]

/** The places of the school. */
export type CampusPlace =
  | 'gate'
  | 'classrooms'
  | 'library'
  | 'artRoom'
  | 'canteen'
  | 'shop'
  | 'roof'
  | 'pool'
  | 'dormitory'
  | 'clubHouse'

/** Where each place stands in a drawing: the middle of its foot. */
export type Spots = Readonly<Record<CampusPlace, readonly [x: number, y: number]>>

export const campusSizes: Readonly<Record<CampusForm, readonly [width: number, height: number]>> = {
  wide: [776, 500],
  tall: [358, 566],
}

export const campusSpots: Readonly<Record<CampusForm, Spots>> = {
  wide: {
    roof: [256, 132],
    classrooms: [396, 126],
    library: [104, 160],
    artRoom: [548, 146],
    pool: [690, 144],
    canteen: [132, 306],
    clubHouse: [286, 300],
    shop: [484, 302],
    dormitory: [650, 304],
    gate: [384, 432],
  },
  tall: {
    roof: [62, 110],
    classrooms: [180, 104],
    artRoom: [298, 112],
    library: [62, 232],
    canteen: [180, 242],
    pool: [296, 232],
    clubHouse: [62, 362],
    shop: [180, 368],
    dormitory: [294, 362],
    gate: [180, 490],
  },
}
