/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame = {
  titles: {
    bets: '竞猜',
    bettors: '赌神榜',
  },
  menu: {
    bets: '竞猜',
  },
}
