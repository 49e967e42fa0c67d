import { one } from '../features/one/one.ts'
export const core = one
