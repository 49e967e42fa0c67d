import type { paintingFeed as zh } from '../zh/painting-feed.ts'

export const paintingFeed: typeof zh = {
  title: 'Paintings',
  titleOf: (parts) => `Paintings: ${parts.join(', ')}`,
  description: 'Fan art that is new on the wall of the Danmaku Patisserie',
  entry: (name, nick) => `${name} by ${nick}`,
}
