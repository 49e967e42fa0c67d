import type { Manifest } from '#core/manifest.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { archive } from '../contract/archive.ts'
import { countWaitingClaims, ownClaims, staffClaims } from './claim-reads.ts'
import { claimRun } from './claim-run.ts'
import { decideClaim } from './decide-claim.ts'
import { archiveData } from './personal-data.ts'
import { listArchive } from './reads.ts'
import { takeClaim } from './take-claim.ts'
import { withdrawClaim } from './withdraw-claim.ts'

const archiveFeature: Feature = implement(archive, {
  /** POST /getArchive */
  list: ({ db, input }) => listArchive(db, input),
  claim: claimRun,
  /** POST /getMyClaims */
  mine: ({ db, input, member }) => ownClaims(db, member.id, input),
  withdraw: withdrawClaim,
  /** POST /getRunClaims */
  claims: ({ db, input }) => staffClaims(db, input),
  take: takeClaim,
  decide: decideClaim,
})

const archiveManifest: Manifest = {
  name: 'archive',
  publicPages: ['/rpy/archive'],
  personal: () => [archiveData],
  desks: [{ area: 'board', waiting: { claims: countWaitingClaims } }],
  open: () => ({ calls: [archiveFeature] }),
}

export const manifests: readonly Manifest[] = [archiveManifest]
