import { refusals as dragonBalls } from './dragon-balls.en.ts'
import { refusals as paintingStaff } from './painting-staff.en.ts'
import { refusals as paintings } from './paintings.en.ts'

export { dragonBalls } from './dragon-balls.en.ts'
export { paintingStaff } from './painting-staff.en.ts'
export { paintings } from './paintings.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...dragonBalls, ...paintingStaff, ...paintings }
