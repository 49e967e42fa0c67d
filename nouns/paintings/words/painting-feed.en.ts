import type { paintingFeed as zh } from './painting-feed.zh.ts'

export const paintingFeed: typeof zh = {
  title: 'Paintings',
  titleOf: (parts) => `Paintings: ${parts.join(', ')}`,
  description: 'Fan art that is new on the wall of the Danmaku Patisserie',
  entry: (name, nick) => `${name} by ${nick}`,
}
