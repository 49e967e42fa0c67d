import { pageForm, searchOf } from './search-of.ts'

/** Declared search parameters of `/bocai`, as the address writes them. */
export type BetsSearch = ReturnType<typeof betsSearch>

export const betsSearch = searchOf({
  category: /^[1-9]\d{0,9}$/,
  p: pageForm,
  resource: /^(?:power|point|faith)$/,
  sort: /^(?:new|bettors)$/,
  state: /^(?:soon|window|ended)$/,
})
