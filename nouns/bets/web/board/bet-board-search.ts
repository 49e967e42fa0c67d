import { pageForm, searchOf } from '../search-of.ts'

/**
 * Declared search parameters of `/bocaigob`: what is left out is faith, this month, by luck, the first page. `mine`: the reader's own
 * history instead of the board.
 */
export const betBoardSearch = searchOf({
  currency: /^po(?:wer|int)$/,
  mine: /^y$/,
  p: pageForm,
  period: /^all$/,
  sort: /^(?:return|win|skill)$/,
})
