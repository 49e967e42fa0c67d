import type { Desk } from '#core/manifest.ts'
import type { OwnerProof } from '#core/members/second-factor/owner-proof.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'
import type { Faults } from './faults.ts'

/** Dependencies of the back office. */
export interface AdminServices {
  readonly faults: Faults
  readonly desks: readonly Desk[]
  readonly closedAreas: readonly AdminArea[]
  readonly proof: OwnerProof
  /** On a demo site: demo accounts may use their codes without two-factor. */
  readonly demo: boolean
}
