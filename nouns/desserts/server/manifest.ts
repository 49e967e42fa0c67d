import type { House } from '#core/house.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered } from '#core/members/not-entered.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { desserts } from '../contract/desserts.ts'
import { callBack } from './call-back.ts'
import { choose } from './choose.ts'
import { claim } from './claim.ts'
import { countedThefts } from './counted-thefts.ts'
import { allDesserts } from './desk/all-desserts.ts'
import { prize } from './desk/prize.ts'
import { dessertLog } from './dessert-log.ts'
import { display } from './display.ts'
import { endDueOutings } from './end-due.ts'
import { feed } from './feed.ts'
import { ownDraws } from './own-draws.ts'
import { ownShelf } from './own-shelf.ts'
import { dessertsTab } from './person-tab.ts'
import { dessertActsData } from './personal-data.ts'
import { clearPlates } from './plates.ts'
import { ensureRecipes } from './recipes.ts'
import { sendOut } from './send-out.ts'
import { shownDesserts } from './shown-desserts.ts'
import { buySkin, wearSkin } from './skins.ts'
import { synthesize } from './synthesize.ts'
import { teach } from './teach.ts'

const dessertsFeature = ({ given, giftsOfWeek }: Pick<House, 'given' | 'giftsOfWeek'>): Feature =>
  implement(desserts, {
    own: ({ db, member, now }) => ownShelf(db, member.id, now),
    of: async ({ db, input, member, now, refuse }) => {
      const shown =
        (await shownDesserts(db, { member: input.UID, reader: member?.id ?? null, now })) ?? refuse('personUnknown')
      return shown === 'hidden' ? refuse('hidden') : shown
    },
    choose: notEntered(choose),
    synthesize: notEntered(synthesize),
    feed: notEntered(feed),
    teach: notEntered(teach),
    skin: notEntered(wearSkin),
    buySkin: notEntered(buySkin),
    display: notEntered(display),
    sendOut: notEntered(sendOut),
    callBack: notEntered(callBack(giftsOfWeek)),
    log: ({ db, input, member }) => dessertLog(db, { member: member.id, dessert: input.dessert }, input),
    draws: notEntered(ownDraws),
    claim: notEntered(claim(given.takeBall)),
    prize: notEntered(prize),
    all: ({ db, input, now }) =>
      allDesserts(db, {
        page: Number(input.pageNum ?? 1),
        member: input.UID === undefined ? null : Number(input.UID),
        dessert: input.dessert,
        now,
      }),
  })

/** Desserts: the pot, the plates and the outings. docs/decisions/0320-desserts.md */
const dessertsManifest: Manifest = {
  name: 'desserts',
  personTabs: [dessertsTab],
  publicPages: ['/desserts', '/chance'],
  countedGifts: countedThefts,
  personal: () => [dessertActsData],
  showsMembers: ['desserts'],
  desks: [{ area: 'dessert' }],
  open: ({ db, given, now, giftsOfWeek }) => ({
    calls: [dessertsFeature({ given, giftsOfWeek })],
    start: ensureRecipes,
    minutely: [() => endDueOutings({ db, giftsOfWeek }, now())],
    daily: [() => clearPlates(db, now())],
  }),
}

export const manifests: readonly Manifest[] = [dessertsManifest]
