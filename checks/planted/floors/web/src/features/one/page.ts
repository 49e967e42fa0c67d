import { two } from '../two/page.ts'
export const one = two
