import { resourceOf } from '#rules/ledger/resources.ts'
import { type StakeResource, stakeResources } from './odds.ts'

/** The resource that the database stores as this number, of those that are staked. */
export function stakeResourceOf(number: number): StakeResource {
  const resource = stakeResources.find((each) => each === resourceOf(number))
  if (!resource) throw new Error(`nobody stakes resource ${number}`)
  return resource
}
