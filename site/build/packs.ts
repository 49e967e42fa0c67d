import { globSync } from 'node:fs'
import { join } from 'node:path'
import { house as englishHouse } from '#words/frame/house.en.ts'
import { house as chineseHouse } from '#words/frame/house.zh.ts'
import { type NounFrame, withNouns } from '#words/frame/with-nouns.ts'

const root = join(import.meta.dirname, '../..')

/** What every page has of the nouns, as `house/words/pack.zh.ts` gathers it where Vite runs. */
const framesIn = (language: 'zh' | 'en'): Promise<readonly NounFrame[]> => {
  const files = globSync(`nouns/*/words/frame.${language}.ts`, { cwd: root }).sort()
  if (files.length === 0) throw new Error('no noun has words for the frame')
  return Promise.all(files.map(async (file) => (await import(join(root, file))).frame as NounFrame)) // each exports its frame
}

/** The words of every page, for what Node makes of them. */
export const zh = withNouns(chineseHouse, await framesIn('zh'))
export const en = withNouns(englishHouse, await framesIn('en'))
