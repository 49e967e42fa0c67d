import type { desk as zh } from './desk.zh.ts'

/** Texts common to the lists of the back office. Loaded with its pages, not with the pack. */
export const desk: typeof zh = {
  failed: 'This did not arrive',
  pager: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,
}
