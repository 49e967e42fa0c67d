/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    shop: '商店',
  },
  menu: {
    shop: '商店',
  },
}
