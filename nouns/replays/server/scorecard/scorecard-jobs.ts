import type { Job } from '#kit/jobs/jobs.ts'
import { type CardSources, drawCard, drawMissingCards } from './draw-cards.ts'
import { fillSeries } from './fill-series.ts'

/** Jobs that draw a card after an upload, and hourly fill in missing series and cards. */
export const scorecardJobs = (sources: CardSources) => ({
  replayCard: (({ replay }: { replay: number }) => drawCard(sources, replay)) satisfies Job,
  fillScorecards: async (): Promise<void> => {
    await fillSeries(sources.db, sources.files, mostSeries)
    await drawMissingCards(sources, mostCards)
  },
})

/** Maximum per hourly run: a site with a million old replays catches up in weeks and is not slowed down. */
const mostSeries = 2_000
const mostCards = 300
