import { one } from '../features/one/page.ts'
export const me = one
