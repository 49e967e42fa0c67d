export { page } from '../features/one/page.ts'
