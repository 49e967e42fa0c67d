import { refusals as dragonBalls } from './dragon-balls.zh.ts'
import { refusals as paintingStaff } from './painting-staff.zh.ts'
import { refusals as paintings } from './paintings.zh.ts'

export { dragonBalls } from './dragon-balls.zh.ts'
export { paintingStaff } from './painting-staff.zh.ts'
export { paintings } from './paintings.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...dragonBalls, ...paintingStaff, ...paintings }
