/** The groups of calls of the noun. */
export { dragonBalls } from './dragon-balls.ts'
export { paintingStaff } from './painting-staff.ts'
export { paintings } from './paintings.ts'
