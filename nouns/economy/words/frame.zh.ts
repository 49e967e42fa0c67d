/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    statement: '流水账',
    supply: '全站总账',
  },
}
