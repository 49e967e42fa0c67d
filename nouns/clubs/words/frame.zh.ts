/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    clubs: '社团',
    propose: '提议社团',
    favourites: '收藏',
  },
  menu: {
    clubs: '社团',
  },
}
