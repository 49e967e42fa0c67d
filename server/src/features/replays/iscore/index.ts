import { iscore } from '@patisserie/contract/iscore'
import { type Feature, implement } from '../../../kit/http/call.ts'
import { boardParts, ownBoard } from './board-parts.ts'
import { claimPilot } from './claim-pilot.ts'
import { decidePilot } from './decide-pilot.ts'
import { passIscore } from './pass-iscore.ts'
import { listBoard } from './reads.ts'
import { setWorldFirst } from './set-world-first.ts'
import { iscoreQueue, ownPilots, pilotClaims, worldFirsts } from './staff-reads.ts'

export const iscoreFeature = (): Feature =>
  implement(iscore, {
    board: ({ db, input }) => listBoard(db, input.game ?? 0, input),
    parts: boardParts,
    mine: ownBoard,
    claimPilot,
    myPilots: ({ db, member }) => ownPilots(db, member.id),
    pilotClaims: ({ db, input }) => pilotClaims(db, input),
    decidePilot,
    queue: ({ db, input }) => iscoreQueue(db, input),
    pass: passIscore,
    worldFirsts: ({ db, input }) => worldFirsts(db, input),
    setWorldFirst,
  })
