import type { Manifest } from '../manifest.ts'
import { dropGoneReports } from './drop-gone-reports.ts'
import { mendWaiting } from './mend-waiting.ts'
import { reportsData } from './personal-data.ts'

/** Reports of the things of all nouns that declare them, and the moderation queue. */
export const moderationManifest: Manifest = {
  name: 'moderation',
  personal: ({ reported }) => [reportsData(reported)],
  open: ({ db, reported, posts }) => ({
    daily: [() => dropGoneReports(db, reported), () => mendWaiting(db, posts)],
  }),
}
