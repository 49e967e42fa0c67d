import type { ComponentType } from 'react'
import { byNoun } from '#rules/by-noun.ts'

/** What a member's page keeps as the server has it, such as the number of reminders. A noun's part shows nothing. */
export function LiveParts() {
  return liveParts.map(({ noun, stated: LivePart }) => <LivePart key={noun} />)
}

/** The parts of all nouns. */
export const liveParts = byNoun(
  import.meta.glob<ComponentType>('../../../nouns/*/web/live-part.tsx', { eager: true, import: 'LivePart' }),
)
