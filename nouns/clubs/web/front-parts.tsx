import type { FrontPart } from '#cards/front/front-part.ts'
import { clubs } from '../contract/clubs.ts'
import { FreshTopics } from './front/fresh-topics.tsx'
import { RecommendedTopics } from './front/recommended-topics.tsx'

/** Topics on the home page. */
export const frontParts: readonly FrontPart[] = [
  { place: 'main', order: 30, Part: FreshTopics, reads: clubs.calls.freshTopics },
  { place: 'rail', order: 120, Part: RecommendedTopics, reads: clubs.calls.recommended },
]
