import { alone } from '../../../rules/src/alone.ts'
export const kit = alone
