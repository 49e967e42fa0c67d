import { fetcher } from '../api/fetcher.ts'
export const button = fetcher
