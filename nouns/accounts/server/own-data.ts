import { backgroundOf } from '#core/members/reads.ts'
import { setPreferences } from '#core/members/store.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { ownData, privacySwitches } from '../contract/own-data.ts'
import { closeAccount } from './closing/close-account.ts'
import { exportData } from './closing/export-data.ts'
import { reopenAccount } from './closing/reopen-account.ts'
import { setBackground } from './profile/set-background.ts'
import type { AccountsServices } from './services.ts'

export const ownDataFeature = (services: AccountsServices): Feature =>
  implement(ownData, {
    /** POST /setPrivacy */
    setPrivacy: async ({ db, input, member, refuse }) => {
      const unknown = Object.keys(input).find((key) => !Object.hasOwn(privacySwitches, key))
      if (unknown !== undefined) refuse('switchUnknown', { key: unknown.slice(0, 40) })
      await setPreferences(db, member.id, {
        showMS: input.showms,
        showEga: input.showega,
        showReplay: input.showreplay,
        showDes: input.showdes,
        showHonor: input.showhonor,
        showFeed: input.showfeed,
        showProgress: input.showprogress,
        showHere: input.showhere,
        showList: input.showlist,
      })
      return 'suc' as const
    },
    /** GET /getMyBG */
    background: async ({ db, member }) => ({ src: await backgroundOf(db, member.id) }),
    /** POST /setMyBG */
    setBackground,
    /** POST /exportData */
    exportData: exportData(services),
    /** POST /closeAccount */
    closeAccount: closeAccount(services),
    /** POST /reopenAccount */
    reopenAccount,
  })
