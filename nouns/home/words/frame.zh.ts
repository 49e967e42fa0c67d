/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  menu: {
    home: '首页',
  },
}
