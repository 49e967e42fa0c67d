import { lockHolder } from '#core/members/reads.ts'
import type { OwnerProof } from '#core/members/second-factor/owner-proof.ts'
import { checkPassword } from './log-in/check-password.ts'
import { passesFactor } from './log-in/take-code.ts'
import type { AccountsServices } from './services.ts'

/** Proof of ownership for other features: they ask for it before acts that a stolen session must not allow. */
export const openOwnerProof = (services: AccountsServices): OwnerProof => ({
  checkPassword: (member, typed) => checkPassword(services, member, typed),
  isStill: async (tx, member, checked) => (await lockHolder(tx, member)).password === checked,
  passesFactor: (tx, typed) => passesFactor(tx, services, typed),
})
