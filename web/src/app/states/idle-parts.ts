/** What pages want soon after they live, in one file. */
export { watchTimes } from './own-tooltips.ts'
export { PageShape } from './page-shape.tsx'
