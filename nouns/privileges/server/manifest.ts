import { privileges } from '#contract/privileges.ts'
import { walletOf } from '#core/ledger/reads.ts'
import type { Manifest } from '#core/manifest.ts'
import { isRobot } from '#core/members/links/linked.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { earnLevels, isLowered } from './earn-levels.ts'
import { membershipOf } from './membership.ts'

const privilegesFeature: Feature = implement(privileges, {
  /** GET /getMyLevels */
  own: async ({ db, member: { id }, now }) => {
    const [{ balances }, membership, robot, life, bomb] = await Promise.all([
      walletOf(db, id),
      membershipOf(db, id, now),
      isRobot(db, id),
      isLowered(db, id, 'player'),
      isLowered(db, id, 'bomb'),
    ])
    return {
      life: balances.player,
      bomb: balances.bomb,
      ...membership,
      earns: { life: !robot && !life, bomb: !robot && !bomb },
      score: balances.score,
      faith: balances.faith,
    }
  },
})

const privilegesManifest: Manifest = {
  name: 'privileges',
  publicPages: ['/privileges'],
  open: ({ db, now }) => ({ calls: [privilegesFeature], daily: [() => earnLevels(db, now())] }),
}

export const manifests: readonly Manifest[] = [privilegesManifest]
