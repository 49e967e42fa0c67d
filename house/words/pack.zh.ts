import { house } from './frame/house.zh.ts'
import { type NounFrame, withNouns } from './frame/with-nouns.ts'

const frames = Object.values(
  import.meta.glob<NounFrame>('../../nouns/*/words/frame.zh.ts', { eager: true, import: 'frame' }),
)

export const zh = withNouns(house, frames)
