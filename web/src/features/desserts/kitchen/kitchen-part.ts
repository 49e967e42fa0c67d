/** What members see of the page: one part, because they soon look at both. */
export { DessertDetail } from './dessert-detail.tsx'
export { Kitchen } from './kitchen.tsx'
