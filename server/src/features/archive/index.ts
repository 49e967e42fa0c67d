import { archive } from '@patisserie/contract/archive'
import { type Feature, implement } from '../../kit/http/call.ts'
import { ownClaims, staffClaims } from './claim-reads.ts'
import { claimRun } from './claim-run.ts'
import { decideClaim } from './decide-claim.ts'
import { listArchive } from './reads.ts'
import { takeClaim } from './take-claim.ts'
import { withdrawClaim } from './withdraw-claim.ts'

export const archiveFeature = (): Feature =>
  implement(archive, {
    list: ({ db, input }) => listArchive(db, input),
    claim: claimRun,
    mine: ({ db, input, member }) => ownClaims(db, member.id, input),
    withdraw: withdrawClaim,
    claims: ({ db, input }) => staffClaims(db, input),
    take: takeClaim,
    decide: decideClaim,
  })
