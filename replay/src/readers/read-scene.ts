import { u32 } from '../bytes/read.ts'
import type { Replay, Scene } from '../facts.ts'
import { SCENE_125, SCENE_143 } from '../games/modern-layouts.ts'

/** Sets the scene of a run of game 12.5 or 14.3 from its body: level or day, scene and items. */
export function readScene(replay: Replay, body: Uint8Array): void {
  replay.type = 'scene'
  replay.scene = sceneOf(replay, body)
  for (const stage of replay.stages) stage.label = `${replay.scene.level}-${replay.scene.scene}`
}

function sceneOf(replay: Replay, body: Uint8Array): Scene {
  if (replay.game === 'th143') {
    return {
      level: u32(body, SCENE_143.level) + 1,
      scene: u32(body, SCENE_143.scene) + 1,
      index: u32(body, SCENE_143.index),
      mainItem: u32(body, SCENE_143.mainItem),
      subItem: u32(body, SCENE_143.hasSubItem) === 1 ? u32(body, SCENE_143.subItem) : null,
      itemUses: u32(body, SCENE_143.itemUses),
    }
  }
  return {
    level: u32(body, SCENE_125.level) + 1,
    scene: u32(body, SCENE_125.scene) + 1,
    index: null,
    mainItem: null,
    subItem: null,
    itemUses: null,
  }
}
