import type { FrontPart } from '#cards/front/front-part.ts'
import { lazyPart } from '#session/lazy-part.tsx'

// Below the first view.
const FrontBets = lazyPart(() => import('./list/front-bets.tsx').then((part) => part.FrontBets))

/** The events that end soonest, on the home page. */
export const frontParts: readonly FrontPart[] = [{ place: 'below', order: 230, Part: FrontBets }]
