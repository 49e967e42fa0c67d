import type { Replay, StageProof } from '../facts.ts'
import type { PathEvent, StagePath } from '../path-facts.ts'

/** Adds to the stages of a run what their paths prove (`StageRecord.proof`). */
export function noteProofs({ game, stages }: Replay, paths: readonly StagePath[]): void {
  for (const { index, verdict, events } of paths) {
    const stage = stages[index]
    const isFlagged = game === 'th07' && verdict !== 'notDrawn'
    if (stage) stage.proof = { verdict, events: isFlagged ? countsOf(events) : null }
  }
}

function countsOf(events: readonly PathEvent[]): StageProof['events'] {
  const count = (name: PathEvent['what']) => events.filter(({ what }) => what === name).length
  return {
    lifeLost: count('lifeLost'),
    bomb: count('bomb'),
    border: count('border'),
    borderBroken: count('borderBroken'),
  }
}
