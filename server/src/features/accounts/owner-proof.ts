import type { OwnerProof } from '../../core/members/owner-proof.ts'
import { holderById, lockHolder } from '../../core/members/reads.ts'
import type { AccountsServices } from './services.ts'
import { passesFactor } from './take-code.ts'

/** What other features ask before an act that a stolen session must not do. */
export const openOwnerProof = (services: AccountsServices): OwnerProof => ({
  checkPassword: async (member, typed) => {
    const { password } = await holderById(services.db.read, member)
    return (await services.passwords.check(password, typed)).right ? password : null
  },
  isStill: async (tx, member, checked) => (await lockHolder(tx, member)).password === checked,
  passesFactor: (tx, typed) => passesFactor(tx, services, typed),
})
