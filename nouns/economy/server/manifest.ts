import { readWallet } from '#core/ledger/reads.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered } from '#core/members/not-entered.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { economy } from '../contract/economy.ts'
import { balanceDays } from './balance-days.ts'
import { statement } from './statement.ts'
import { supply } from './supply.ts'

const economyFeature: Feature = implement(economy, {
  /** POST /getResources. Staff who entered the account see the balances, as in the profile, but not the statement. */
  resources: ({ db, member }) => readWallet(db, member.id),
  statement: notEntered(statement),
  balanceDays: notEntered(balanceDays),
  supply,
})

const economyManifest: Manifest = {
  name: 'economy',
  publicPages: ['/supply'],
  open: () => ({ calls: [economyFeature] }),
}

export const manifests: readonly Manifest[] = [economyManifest]
