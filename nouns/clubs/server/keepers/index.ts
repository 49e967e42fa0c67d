import type { Handlers } from '#kit/http/call.ts'
import type { clubKeeping } from '../../contract/club-keeping.ts'
import type { clubs } from '../../contract/clubs.ts'
import { hideFloor } from '../hiding/hide-floor.ts'
import { decideProposal } from './decide-proposal.ts'
import { keepLock, keepMove, keepPin, keepRename } from './keep-topic.ts'
import { clubsKeptBy } from './keeper-store.ts'
import { listProposals, proposalsBy } from './proposal-store.ts'
import { propose, withdrawProposal } from './propose.ts'
import { listKeepers, setKeeper } from './set-keeper.ts'

/** Handlers of what privileges open in clubs. */
export const keepingHandlers: Pick<Handlers<typeof clubs>, keyof typeof clubKeeping> = {
  /** GET /getKeptMS */
  keptClubs: ({ db, member }) => clubsKeptBy(db, member.id),
  keepPin,
  keepLock,
  keepRename,
  keepMove,
  hideFloor,
  propose,
  withdrawProposal,
  /** GET /getMyMSProposal */
  myProposals: ({ db, member }) => proposalsBy(db, member.id),
  proposals: ({ db, input }) => listProposals(db, input),
  decideProposal,
  /** GET /getMSKeepers */
  clubKeepers: ({ db }) => listKeepers(db),
  setKeeper,
}
