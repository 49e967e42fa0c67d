import type { StaffWork } from '../../core/manifest.ts'
import type { OwnerProof } from '../../core/members/owner-proof.ts'
import type { Faults } from './faults.ts'

/** What the back office is built on. */
export interface AdminServices {
  readonly faults: Faults
  readonly staffWork: readonly StaffWork[]
  readonly proof: OwnerProof
  /** Demo accounts hold their codes without two-factor. */
  readonly demo: boolean
}
