import type { foundReplays as zh } from './found-replays.zh.ts'

export const foundReplays: typeof zh = {
  name: 'Replays',
  all: (n) => `all ${n}`,
}
