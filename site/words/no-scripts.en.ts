import type { noScripts as zh } from './no-scripts.zh.ts'

export const noScripts: typeof zh = {
  otherLanguage: '中文',
  needed:
    'This page needs JavaScript. Please switch it on in your browser and reload; replays, clubs and people can be read without it.',
  partly: 'This page can be read without JavaScript; logging in, writing and liking need it.',
}
