import { alone } from '../../rules/src/alone.ts'
export const up = alone
