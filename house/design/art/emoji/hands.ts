import { cream, ink, path, placed, rays, soda, spark, straw, stroke } from './pens.ts'

const glove = cream
const cuff = (d: string) => path(d, straw)

const hand = (fingers: string) =>
  path('M30 52Q30 44 38 44H64Q72 44 72 52V70Q72 80 62 80H40Q30 80 30 70Z', glove) + fingers + cuff('M36 80H66V93H36Z')

/** Hands in a baker's glove. */
export const hands = {
  'thumbs-up': thumb(),
  'thumbs-down': placed(thumb(), { x: 0, y: 100, size: -1, wide: -1 }),
  clap: palm({ x: 38, y: 58, turn: 24, wide: -1 }) + palm({ x: 62, y: 58, turn: -24 }) + rays({ x: 50, y: 20 }),
  wave: palm({ x: 52, y: 56, turn: 14, size: 1.25 }) + stroke('M14 30Q10 40 13 50M88 22Q94 32 92 44', soda, 4),
  victory: hand(
    path('M36 50 24 18Q24 9 32 10 37 11 39 18L48 44ZM54 44 61 16Q63 8 70 10 76 12 74 20L68 50Z', glove) +
      path('M48 60Q42 52 50 50L68 52Q76 56 70 62L54 64Q50 64 48 60Z', glove),
  ),
  fist: hand(
    path('M30 50Q30 36 38 36T46 46Q46 32 53 32T60 46Q60 34 66 35T73 50V62H30Z', glove) +
      path('M28 60Q24 52 32 50L56 54Q62 60 54 64L34 66Q30 66 28 60Z', glove),
  ),
  point: hand(
    path('M32 52V16Q32 8 39 8T46 16V50Z', glove) +
      path('M46 52Q46 40 53 40T60 50Q60 42 66 43T72 54V62H46Z', glove) +
      path('M36 64Q32 56 40 54L60 58Q66 64 58 68L42 70Q38 70 36 64Z', glove),
  ),
  pray:
    placed(
      path('M-2 34Q-16 30-16 14L-8-26Q-6-36-1-36T0-26Z', glove) +
        path('M2 34Q16 30 16 14L8-26Q6-36 1-36T0-26Z', glove) +
        cuff('M-16 30H-1V44H-16ZM1 30H16V44H1Z'),
      { x: 50, y: 52, wide: 1.3 },
    ) +
    spark({ x: 20, y: 26, size: 0.9 }) +
    spark({ x: 82, y: 34, size: 0.7 }),
}

function thumb(): string {
  return (
    path(
      'M36 48 50 20Q52 9 60 12 68 16 65 28L61 42H82Q90 44 88 51 93 55 89 61 92 67 87 71 88 78 80 80H52Q42 80 36 74Z',
      glove,
    ) +
    stroke('M88 51Q84 54 76 53M89 61Q84 63 76 62M87 71Q83 72 76 71', ink, 2.4) +
    cuff('M14 46H36V80H14Z')
  )
}

function palm({
  x,
  y,
  turn,
  size = 1,
  wide = 1,
}: {
  x: number
  y: number
  turn: number
  size?: number
  wide?: number
}): string {
  return placed(
    path(
      'M-16-2-20-24Q-20-31-15-31T-9-24L-8-12-8-32Q-7-38-2-38T4-32V-13L8-30Q10-36 15-34T18-27L14-6 20-14Q25-18 28-14 30-10 26-6L15 14Q8 22-4 20-16 18-16-2Z',
      glove,
    ) + cuff('M-11 20 11 18 12 29-10 31Z'),
    { x, y, turn, size, wide },
  )
}
