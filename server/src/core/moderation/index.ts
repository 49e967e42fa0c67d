import type { Manifest } from '../manifest.ts'
import { dropGoneReports } from './drop-gone-reports.ts'
import { mendWaiting } from './mend-waiting.ts'
import { reportsData } from './personal-data.ts'

/**
 * Moderation: exports the reports that a member wrote as personal data, and every day deletes reports of things that are
 * gone and mends the list of posts that wait. Nouns state what can be reported (`reported`) and what can wait (`posts`).
 */
export const moderationManifest: Manifest = {
  name: 'moderation',
  personal: ({ reported }) => [reportsData(reported)],
  open: ({ db, reported, posts }) => ({
    daily: [() => dropGoneReports(db, reported), () => mendWaiting(db, posts)],
  }),
}
