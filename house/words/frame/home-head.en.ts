import type { homeHead as zh } from './home-head.zh.ts'

export const homeHead: typeof zh = {
  title: 'Home',
  description: 'Danmaku Patisserie: replays, paintings and clubs in a sweet shop next to a shrine.',
}
