import type { Replay } from './facts.ts'
import { SCENE_125, SCENE_143 } from './games/modern-layouts.ts'
import { u32 } from './read.ts'

/** The place of a run of game 12.5 or 14.3: what its body says of level or day, scene and items. */
export function readScene(replay: Replay, body: Uint8Array): void {
  replay.type = 'scene'
  if (replay.game === 'th143') {
    replay.scene = {
      level: u32(body, SCENE_143.level) + 1,
      scene: u32(body, SCENE_143.scene) + 1,
      index: u32(body, SCENE_143.index),
      mainItem: u32(body, SCENE_143.mainItem),
      subItem: u32(body, SCENE_143.hasSubItem) === 1 ? u32(body, SCENE_143.subItem) : null,
      itemUses: u32(body, SCENE_143.itemUses),
    }
  } else {
    replay.scene = {
      level: u32(body, SCENE_125.level) + 1,
      scene: u32(body, SCENE_125.scene) + 1,
      index: null,
      mainItem: null,
      subItem: null,
      itemUses: null,
    }
  }
}
