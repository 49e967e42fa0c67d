import { house } from './frame/house.en.ts'
import { type NounFrame, withNouns } from './frame/with-nouns.ts'
import type { Words } from './words.ts'

const frames = Object.values(
  import.meta.glob<NounFrame>('../../nouns/*/words/frame.en.ts', { eager: true, import: 'frame' }),
)

export const en: Words = withNouns(house, frames)
