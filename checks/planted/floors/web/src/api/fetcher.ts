import { me } from '../session/me.ts'
export const fetcher = me
