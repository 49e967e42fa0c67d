import type { GiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered } from '#core/members/not-entered.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { gifts } from '../contract/gifts.ts'
import { countedGifts } from './counted-gifts.ts'
import { decline } from './decline.ts'
import { allGifts } from './desk/all-gifts.ts'
import { award } from './desk/award.ts'
import { awards } from './desk/awards.ts'
import { rings } from './desk/rings.ts'
import { takeBackGift } from './desk/take-back-gift.ts'
import { give } from './give.ts'
import { ownGifts } from './own-gifts.ts'
import { giftsData } from './personal-data.ts'
import { terms } from './terms.ts'

const giftsFeature = (giftsOfWeek: GiftsOfWeek): Feature =>
  implement(gifts, {
    give: notEntered(give(giftsOfWeek)),
    terms: notEntered(terms(giftsOfWeek)),
    decline: notEntered(decline),
    own: notEntered(ownGifts(giftsOfWeek)),
    all: allGifts,
    rings,
    takeBack: notEntered(takeBackGift),
    award: notEntered(award),
    awards,
  })

/** Gifts between members, and awards of staff: docs/decisions/0270-gifts.md. */
const giftsManifest: Manifest = {
  name: 'gifts',
  remindersAbout: [
    {
      name: 'gift',
      seen: `exists (select from gifts g where g.id = split_part(r.subject, ':', 2)::bigint
        and (g.state = 'given' or r.kind <> 'gift'))`,
    },
  ],
  countedGifts,
  personal: () => [giftsData],
  showsMembers: ['gifts'],
  desks: [{ area: 'present' }],
  open: ({ giftsOfWeek }) => ({ calls: [giftsFeature(giftsOfWeek)] }),
}

export const manifests: readonly Manifest[] = [giftsManifest]
