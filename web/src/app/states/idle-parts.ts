/** What pages want soon after they live, in one file. */
export { DroppedPlate } from '../../design/art/dropped-plate.tsx'
export { watchTimes } from './own-tooltips.ts'
export { PageShape } from './page-shape.tsx'
