import type { Manifest } from '../manifest.ts'
import { liveWallet } from './live-topic.ts'
import { ledgerData } from './personal-data.ts'
import { sumSupply } from './supply.ts'

/** Balances of members and every move of resources: docs/decisions/0230-the-ledger.md. */
export const ledgerManifest: Manifest = {
  name: 'ledger',
  personal: ({ now }) => [ledgerData(now)],
  live: [liveWallet],
  open: ({ db, touched }) => ({
    hourly: [
      async () => {
        await sumSupply(db)
        touched(['supply'])
      },
    ],
  }),
}
