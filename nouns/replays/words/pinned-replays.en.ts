import type { pinnedReplays as zh } from './pinned-replays.zh.ts'

export const pinnedReplays: typeof zh = {
  title: 'Pinned',
  pin: 'Pin to my page',
  unpin: 'Unpin from my page',
  pinned: 'Pinned: it is the first that visitors of your page see',
  unpinned: 'Unpinned',
}
