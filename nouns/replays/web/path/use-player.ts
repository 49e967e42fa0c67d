import type { StagePath } from '@patisserie/replay/path-facts'
import { useSyncExternalStore } from 'react'
import type { Player } from './player.ts'

/** The bits of the keys that a run holds in the frame that is shown. */
export function useHeld(player: Player, { way, frames }: StagePath): number {
  const held = () => way?.held[Math.min(player.frame(), frames - 1)] ?? 0
  return useSyncExternalStore(player.listen, held, held)
}

/** The frame five times a second while it plays: a slider and a number that change more often cost the field its frames. */
export const useCoarseFrame = (player: Player): number => {
  const frame = () => player.frame() - (player.playing() ? player.frame() % Math.ceil(12 * player.speed()) : 0)
  return useSyncExternalStore(player.listen, frame, frame)
}

export const usePlaying = (player: Player): boolean => useSyncExternalStore(player.listen, player.playing, no)
export const useSpeed = (player: Player): number => useSyncExternalStore(player.listen, player.speed, one)

const one = () => 1
const no = () => false
