/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    painting: '画作',
    paintings: '画廊',
    paintingUpload: '挂一幅画',
    dragonball: '龙珠',
    rights: '权利人来信',
  },
  menu: {
    paintings: '画廊',
  },
}
