/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    privileges: '残机与符卡',
  },
}
