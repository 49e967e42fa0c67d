import * as z from 'zod/mini'
import { type Resource, resources } from '#rules/ledger/resources.ts'
import { endpoint, group } from './endpoint.ts'
import { nothing } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    /** The caller's own balances and statement. */
    ledger: true
  }
}

const ofEach = <T extends z.ZodMiniType>(value: T) =>
  z.object(Object.fromEntries(resources.map((name) => [name, value])) as Record<Resource, T>) // every resource is named

const wallet = z.object({
  balances: ofEach(z.int()),
  /** What must be given back and is not there any more; what comes in pays it first. */
  owed: z.partial(ofEach(z.int())),
})

/** Of the calls of the noun `economy` those that pages of several nouns make; its own contract has all of them. */
export const economy = group('ec.', {
  /** Every balance of the caller, and their debts. */
  resources: endpoint({
    method: 'POST',
    path: '/getResources',
    who: 'member',
    kind: 'read',
    shows: ['ledger'],
    input: nothing,
    output: wallet,
  }),
})
