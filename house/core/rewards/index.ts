import type { Manifest } from '../manifest.ts'
import { rewardsData } from './personal-data.ts'

/** What acts of members bring, once for ever: docs/decisions/0240-spent-keys.md. */
export const rewardsManifest: Manifest = {
  name: 'rewards',
  personal: () => [rewardsData],
}
