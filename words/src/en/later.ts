import type { later as zh } from '../zh/later.ts'

export const later: typeof zh = {
  soon: 'Still in the oven',
  soonText: 'This page is empty for now. When it opens, it will have:',
  meanwhile: 'Browse the replays meanwhile',
  pages: {
    clubs: {
      title: 'Clubs',
      will: ['Topics, sorted by club', 'Floors with pictures, replays and mentions', 'Favourites, blocks and drafts'],
    },
    painting: { title: 'Painting', will: ['The picture itself, with zoom', 'Comments and likes'] },
    jf: {
      title: 'iscore board',
      will: ['The best run per game', 'Totals with further characters at 80 %', 'World firsts and records'],
    },
    bets: {
      title: 'Bets',
      will: ['Static, dynamic and ending odds', 'Charts of odds and shares', 'Ratings after the end'],
    },
    bet: { title: 'Bet', will: ['Options, odds and their course', 'The slip'] },
    bettors: { title: 'Bettor board', will: ['By month and of all time', 'Profit, win rate and foresight'] },
    liver: {
      title: 'Hard work',
      will: ['Streaks and a calendar', 'Progress towards the 75 achievements', "Today's goals"],
    },
    game: { title: 'Dodge game', will: ['A small dodging game with replays', "Score for the day's best"] },
    matches: { title: 'Competitions', will: ['Running and past competitions', 'Votes and prizes'] },
    paintings: { title: 'Gallery', will: ['A whole wall of paintings', 'By competition and painter'] },
    dragonball: { title: 'Dragon balls', will: ['Seven balls and their paintings', 'A new dessert once all are in'] },
    map: {
      title: 'School map',
      will: ['Ten places, each leading somewhere', 'Who is where', 'Sending desserts out to forage'],
    },
    matche: { title: 'Painting event', will: ['The archive of 2021-05-16 to 2021-08-01'] },
    matchr: { title: 'Replay event', will: ['The archive of 2021-08-04 to 2021-08-19'] },
    messages: { title: 'Messages', will: ['Your conversations', 'Unread ones and blocks'] },
    reminders: { title: 'Reminders', will: ['Replies, mentions and likes', 'Unread ones, merged'] },
    favourites: { title: 'Favourites', will: ['Topics you keep', 'A mark for new floors'] },
    search: {
      title: 'Search',
      will: ['Topics, replays, paintings and people at once', 'Chinese by pairs of characters'],
    },
    shop: { title: 'Shop', will: ['Power, points and ingredients', 'Prices that move with demand'] },
    desserts: {
      title: 'Desserts',
      will: ['Seven desserts and their moods', 'Baking, feeding and dressing up', 'Sending them out'],
    },
    statement: { title: 'Statement', will: ['Where everything came from and went', 'How much of each there is'] },
    downloads: { title: 'Downloads', will: ['Files by type', 'How often they were taken'] },
    api: { title: 'API', will: ['Every call, described', 'Tokens for scripts'] },
    admin: { title: 'Back office', will: ["The staff's bench: topics, bets, users and notices"] },
  },
}
