/** What pages want soon after they live, in one file. */
export { DroppedPlate } from '#design/art/dropped-plate.tsx'
export { PageShape } from './page-shape.tsx'
