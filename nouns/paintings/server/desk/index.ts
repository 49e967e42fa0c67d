import type { Files } from '#core/files/open-files.ts'
import type { PictureUse } from '#core/files/purge-pictures.ts'
import type { Manifest } from '#core/manifest.ts'
import { handleReports } from '#core/moderation/handle-reports.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { countOpenReports } from '#core/moderation/report-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { HiddenAddresses } from '../hidden-address.ts'
import { hiddenPictureRoutes } from '../hidden-picture-routes.ts'
import { lookAtPictures } from '../looks/looks-of-pictures.ts'
import { paintingThing } from '../painting-thing.ts'
import { claimRights, countClaims, decideClaim, dropClaimants, listClaims } from './claims.ts'
import { decideHeld } from './decide-held.ts'
import { countDoubts, decideDoubt, listDoubts } from './doubts.ts'
import { cancelForbid, forbidPainting } from './forbid-painting.ts'
import { listForbidden } from './forbidden-list.ts'
import { heldPaintings, listHeld } from './held-list.ts'
import { paintingDeskData } from './personal-data.ts'
import { readById } from './read-by-id.ts'
import { listReports } from './report-reads.ts'
import { reportedPaintings } from './reported-painting.ts'
import { updateSrc } from './update-src.ts'

interface DeskParts {
  readonly addresses: HiddenAddresses
  readonly held: HeldRule
  readonly uses: readonly PictureUse[]
  readonly origin: string
  readonly read: ReadDb
  readonly files: Files
}

const deskFeature = ({ addresses, held, uses, origin, read, files }: DeskParts): Feature => {
  const readerOf = ({ member, now }: { readonly member: { readonly id: number }; readonly now: Date }) => ({
    addresses,
    member: member.id,
    now,
  })
  return implement(paintingStaff, {
    reports: (call) => listReports(call.db, call.input, readerOf(call)),
    /** POST /takePaintingReport, POST /decidePaintingReport, POST /donePaintingReport */
    ...handleReports(reportedPaintings),
    held: ({ db, input }) => listHeld(db, input, held),
    decideHeld: decideHeld(uses),
    byId: (call) => readById(call, readerOf(call)),
    forbidden: (call) => listForbidden(call.db, readerOf(call)),
    forbid: forbidPainting,
    cancelForbid,
    updateSrc: updateSrc({ look: lookAtPictures({ read, files }), uses }),
    doubts: (call) => listDoubts(call.db, call.input, readerOf(call)),
    decideDoubt,
    claim: claimRights,
    claims: (call) => listClaims(call.db, call.input, readerOf(call)),
    decideClaim: decideClaim(origin),
  })
}

/** The desk of paintings: reports, what waits, works out of sight, doubtful rewards, claims of rights holders. */
export const paintingDeskManifest: Manifest = {
  name: 'paintingDesk',
  personal: () => [paintingDeskData],
  reported: [reportedPaintings],
  desks: [
    {
      area: 'painting',
      waiting: {
        reports: countOpenReports(paintingThing.kind),
        held: heldPaintings.count,
        doubts: countDoubts,
        claims: countClaims,
      },
    },
  ],
  open: ({ db, files, held, now, origin, pictures: uses, secret }) => {
    const addresses = new HiddenAddresses(secret)
    return {
      calls: [deskFeature({ addresses, held, uses, origin, read: db.read, files })],
      daily: [() => dropClaimants(db, now())],
      routes: (app) => hiddenPictureRoutes(app, { read: db.read, files, addresses, now }),
    }
  },
}
