import type { home as zh } from '../zh/home.ts'

export const home: typeof zh = {
  title: 'Home',
  description: 'Danmaku Patisserie: replays, paintings, clubs and bets in a sweet shop next to a shrine.',
}
