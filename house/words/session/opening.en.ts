import type { opening as zh } from './opening.zh.ts'

export const opening: typeof zh = {
  soon: 'Still in the oven',
  soonText: 'This page is empty for now. When it opens, it will have:',
  meanwhile: 'Browse the replays meanwhile',
  will: {
    painting: ['The picture itself, with zoom', 'Comments and likes'],
    liver: ['Streaks and a calendar', 'Progress towards the 75 achievements', "Today's goals"],
    game: ['A small dodging game with replays', "Score for the day's best"],
    matches: ['Running and past competitions', 'Votes and prizes'],
    map: ['Ten places, each leading somewhere', 'Who is where', 'Sending desserts out to forage'],
    matche: ['The archive of 2021-05-16 to 2021-08-01'],
    matchr: ['The archive of 2021-08-04 to 2021-08-19'],
    downloads: ['Files by type', 'How often they were taken'],
  },
}
