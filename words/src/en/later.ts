import type { later as zh } from '../zh/later.ts'

export const later: typeof zh = {
  pages: {
    clubs: { title: 'Clubs' },
    painting: { title: 'Painting' },
    bets: { title: 'Bets' },
    bet: { title: 'Bet' },
    bettors: { title: 'Bettor board' },
    liver: { title: 'Hard work' },
    game: { title: 'Dodge game' },
    matches: { title: 'Competitions' },
    paintings: { title: 'Gallery' },
    dragonball: { title: 'Dragon balls' },
    map: { title: 'School map' },
    matche: { title: 'Painting event' },
    matchr: { title: 'Replay event' },
    messages: { title: 'Messages' },
    reminders: { title: 'Reminders' },
    favourites: { title: 'Favourites' },
    search: { title: 'Search' },
    shop: { title: 'Shop' },
    desserts: { title: 'Desserts' },
    statement: { title: 'Statement' },
    downloads: { title: 'Downloads' },
    api: { title: 'API' },
    admin: { title: 'Back office' },
  },
}
