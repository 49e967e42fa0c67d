import { randomInt } from 'node:crypto'

const steps = 2 ** 47

/** A number from 0 to below 1 that nobody can know before. `_about` names what is drawn for: `bullet:floor:17`. */
export const draw = (_about: string): number => randomInt(steps) / steps
