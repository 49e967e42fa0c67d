import type { Job } from '../../../kit/jobs/jobs.ts'
import { type CardSources, drawCard, drawMissingCards } from './draw-cards.ts'
import { fillSeries } from './fill-series.ts'

/** What is made of a replay after its upload, and by the hour what was never made. */
export const scorecardJobs = (sources: CardSources) => ({
  replayCard: (({ replay }: { replay: number }) => drawCard(sources, replay)) satisfies Job,
  fillScorecards: async (): Promise<void> => {
    await fillSeries(sources.db, sources.files, mostSeries)
    await drawMissingCards(sources, mostCards)
  },
})

/** An hour's share: a site of a million old replays catches up in weeks and is slowed by none of it. */
const mostSeries = 2_000
const mostCards = 300
