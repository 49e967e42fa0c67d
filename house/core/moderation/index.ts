import type { Manifest } from '../manifest.ts'
import { dropGoneReports } from './drop-gone-reports.ts'
import { mendWaiting } from './mend-waiting.ts'
import { judgementsData, printsData, reportsData } from './personal-data.ts'
import { purgePrints } from './print-store.ts'
import { reviewStandings } from './review-standings.ts'

/**
 * Moderation: exports the reports that a member wrote as personal data, with the fingerprints of their posts; every hour
 * reviews the standing of members; every day deletes reports of things that are gone and old fingerprints, and mends the
 * list of posts that wait. Nouns state what can be reported (`reported`) and what can wait (`posts`).
 */
export const moderationManifest: Manifest = {
  name: 'moderation',
  personal: ({ reported }) => [reportsData(reported), judgementsData, printsData],
  open: ({ db, reported, posts, now }) => ({
    hourly: [() => reviewStandings(db, posts, now())],
    daily: [() => dropGoneReports(db, reported), () => mendWaiting(db, posts), () => purgePrints(db, now())],
  }),
}
