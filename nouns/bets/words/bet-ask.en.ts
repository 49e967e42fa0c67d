import type { betAsk as zh } from './bet-ask.zh.ts'

/** Head of the page where a member opens an event. */
export const betAsk: typeof zh = {
  title: 'Open an event',
  text: 'Its base is faith of your own. Staff let it open, and staff decide its result.',
  where: 'Where you are',
}
