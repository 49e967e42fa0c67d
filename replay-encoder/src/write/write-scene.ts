import type { SceneGame, SceneRun } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { stageData } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { modernInfo, placeholderComments } from './modern-info-text.ts'
import { sealBody } from './seal-body.ts'
import { userBlocks } from './user-block.ts'

/** A file of a photo or scene game. Game 16.5's body is not known, so a body of 14.3 is written. */
export function writeScene(run: SceneRun): Uint8Array<ArrayBuffer> {
  const { magic, gameVersion, scoreUnit, body } = kinds[run.game]
  return sealBody({
    game: run.game,
    magic,
    formatVersion: 1,
    body: body(run),
    users: userBlocks({
      ...run,
      comment: run.comment ?? placeholderComments[run.encoding ?? 'cp932'],
      info: modernInfo(run, {
        gameVersion: run.gameVersion ?? gameVersion,
        storedScore: Math.floor(run.score / scoreUnit),
      }),
    }),
  })
}

type SceneKind = { magic: string; gameVersion: string; scoreUnit: 1 | 10; body: (run: SceneRun) => Uint8Array }

const kinds: Record<SceneGame, SceneKind> = {
  th095: { magic: 't95r', gameVersion: '1.02a', scoreUnit: 1, body: th095Body },
  th125: { magic: 't125', gameVersion: '1.00a', scoreUnit: 1, body: th125Body },
  th143: { magic: 't143', gameVersion: '1.00a', scoreUnit: 10, body: th143Body },
  th165: { magic: 't156', gameVersion: '1.00a', scoreUnit: 10, body: th143Body },
}

function th095Body({ level, scene, seed = 0, name, time, score }: SceneRun): Uint8Array {
  const sheet = new ByteSheet(0x100)
  sheet.u16(0x00, 10 * (level - 1) + scene - 1)
  sheet.u8(0x02, level - 1)
  sheet.u8(0x03, scene - 1)
  sheet.u16(0x04, seed)
  sheet.ascii(0x07, name.padEnd(8), { size: 8 })
  sheet.u32(0x10, time)
  sheet.u32(0x14, score)
  return sheet.bytes
}

function th125Body({
  level,
  scene,
  shot = 0,
  seed = 0,
  name,
  time,
  score,
  slowdownPercent = 0,
  inputs = [],
  sampleRule = 'ceil(n/30)',
}: SceneRun) {
  const data = stageData(inputs, 'three-bytes', sampleRule)
  const sheet = new ByteSheet(0x68 + 0xa0)
  sheet.ascii(0x00, name.padEnd(8), { size: 8 })
  sheet.u64(0x0c, time)
  sheet.u32(0x14, score)
  sheet.f32(0x54, slowdownPercent)
  sheet.u32(0x5c, shot)
  sheet.u32(0x60, level - 1)
  sheet.u32(0x64, scene - 1)
  sheet.u16(0x68, 10 * (level - 1) + scene - 1)
  sheet.u16(0x6a, seed)
  sheet.u32(0x6c, inputs.length)
  sheet.u32(0x70, data.length)
  return joinBytes([sheet.bytes, data])
}

function th143Body(run: SceneRun): Uint8Array {
  const { level, scene, mainItem = 0, subItem, itemUses = 0, seed = 0, inputs = [] } = run
  const index = firstSceneOfDay[level - 1] ?? 0
  const data = stageData(inputs, 'six-bytes', run.sampleRule ?? 'ceil((n-1)/30)')
  const sheet = new ByteSheet(0xa8 + 0x10c)
  sheet.ascii(0x00, run.name.padEnd(12), { size: 12 })
  sheet.u64(0x14, run.time)
  sheet.u32(0x1c, Math.floor(run.score / 10))
  sheet.f32(0x7c, run.slowdownPercent ?? 0)
  sheet.u32(0x80, 1)
  sheet.u32(0x88, level - 1)
  sheet.u32(0x8c, scene - 1)
  sheet.u32(0x90, index + scene)
  sheet.u32(0x94, mainItem)
  sheet.u32(0x98, subItem ?? 0)
  sheet.u32(0x9c, subItem === undefined ? 0 : 1)
  sheet.u32(0xa0, itemUses)
  sheet.u16(0xa8, index + scene)
  sheet.u16(0xaa, seed)
  sheet.u32(0xac, inputs.length)
  sheet.u32(0xb0, data.length)
  return joinBytes([sheet.bytes, data])
}

/** Scenes before each of game 14.3's ten days. */
const firstSceneOfDay = [0, 6, 12, 19, 26, 34, 42, 50, 57, 65]
