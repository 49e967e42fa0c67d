/** What members see of the page: one part, because they soon look at both. */

export { Kitchen } from './kitchen.tsx'
export { DessertDetail } from './one/dessert-detail.tsx'
