import type { zones as zh } from './zones.zh.ts'

/** Times for readers who are not in the time zone of Beijing. */
export const zones: typeof zh = {
  beijing: (time) => `${time}, Beijing time`,
}
