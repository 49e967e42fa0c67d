import type { FrontPart } from '#cards/front/front-part.ts'
import { home } from '../contract/home.ts'
import { DayCard } from './day-card.tsx'
import { GamesAndFaces } from './games-and-faces.tsx'
import { FeedPlace, WaitingPlace } from './member/member-places.tsx'
import { NewestReplays } from './newest-replays.tsx'
import { Active, Here, Notices } from './rail.tsx'

/** What members see first, notices and people, the numbers of the day, replays and games. */
export const frontParts: readonly FrontPart[] = [
  { place: 'main', order: 10, Part: WaitingPlace },
  { place: 'main', order: 20, Part: FeedPlace },
  { place: 'rail', order: 110, Part: Notices, reads: home.calls.notice },
  { place: 'rail', order: 130, Part: Active, reads: home.calls.active },
  { place: 'rail', order: 140, Part: DayCard, reads: home.calls.day },
  { place: 'rail', order: 150, Part: Here },
  { place: 'below', order: 210, Part: NewestReplays, reads: home.calls.front },
  { place: 'below', order: 240, Part: GamesAndFaces },
]
