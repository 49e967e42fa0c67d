import { GAMES } from '@patisserie/replay/games/catalogue'
import type { ModernRun, ModernStage } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { stageData } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { modernInfo, placeholderComments } from './modern-info-text.ts'
import { putPosition } from './put-position.ts'
import { runLayouts } from './run-layouts.ts'
import { sealBody } from './seal-body.ts'
import { putStart } from './start-fields.ts'
import { userBlocks } from './user-block.ts'

/** A file of games 10 to 20 that are played in stages. */
export function writeModern(run: ModernRun): Uint8Array<ArrayBuffer> {
  const layout = runLayouts[run.game]
  const trial = run.game === 'th20' && run.trial === true
  const gameVersion = run.gameVersion ?? (trial ? '0.01a' : layout.gameVersion)
  const storedScore = Math.floor(run.score / 10)
  return sealBody({
    game: run.game,
    magic: trial ? 't20t' : GAMES[run.game].magic,
    formatVersion: trial ? 4 : layout.formatVersion,
    body: joinBytes([runHeader(run), ...run.stages.map((stage, index) => stageRecord(run, stage, index))]),
    users: userBlocks({
      ...run,
      comment: run.comment ?? placeholderComments[run.encoding ?? 'cp932'],
      info: modernInfo(run, { gameVersion, storedScore }),
    }),
  })
}

function runHeader(run: ModernRun): Uint8Array {
  const layout = runLayouts[run.game]
  const { subshots } = GAMES[run.game]
  const lastStage = run.stages.at(-1)?.stage ?? 1
  const sheet = new ByteSheet(layout.stagesAt)
  sheet.ascii(0x00, run.name.padEnd(8), { size: 8 })
  if (run.game === 'th10') sheet.u32(layout.timeAt, run.time)
  else sheet.u64(layout.timeAt, run.time)
  sheet.u32(layout.scoreAt, Math.floor(run.score / 10))
  sheet.f32(layout.slowdownAt, run.slowdownPercent ?? 0)
  sheet.u32(layout.countAt, run.stages.length)
  sheet.u32(layout.shotAt, run.game === 'th128' ? (run.route ?? 0) : Math.floor(run.shot / subshots))
  if (layout.subAt !== undefined) sheet.u32(layout.subAt, run.shot % subshots)
  if (run.game === 'th20') {
    for (const [index, stone] of (run.otherStones ?? [8, 8, 8]).entries()) sheet.u32(0xe0 + 4 * index, stone)
  }
  sheet.u32(layout.difficultyAt, run.difficulty)
  sheet.u32(layout.clearedAt, run.clearedCode ?? lastStage)
  if (layout.spellAt !== undefined) sheet.u32(layout.spellAt, run.spellCardId ?? 0xffff_ffff)
  return sheet.bytes
}

function stageRecord(run: ModernRun, stage: ModernStage, index: number): Uint8Array {
  const { stageHeader } = runLayouts[run.game]
  const data = stageData(stage.inputs, 'six-bytes', stage.sampleRule ?? 'ceil(n/30)')
  const frames = stage.frames ?? stage.inputs.length
  const sheet = new ByteSheet(stageHeader)
  sheet.u16(0x00, stage.stage)
  if (run.game === 'th20') {
    sheet.u32(0x04, stage.seed ?? 0)
    sheet.u32(0x08, frames)
    sheet.u32(0x0c, data.length)
  } else {
    sheet.u16(0x02, stage.seed ?? 0)
    sheet.u32(0x04, frames)
    sheet.u32(0x08, data.length)
  }
  if (stage.position !== undefined) putPosition(sheet, run.game, stage.position)
  if (run.game === 'th18') {
    putBlock(sheet, 0x68, stage)
    const next = run.stages[index + 1]
    if (next !== undefined) putBlock(sheet, 0x968, next)
  } else {
    putStart(sheet, run.game, stage.start ?? {})
  }
  return joinBytes([sheet.bytes, data])
}

/** Game 18 keeps the state at the start and, for all but the last stage, at the end, each in a block of its own. */
function putBlock(sheet: ByteSheet, at: number, { start = {} }: ModernStage): void {
  const block = new ByteSheet(0x900)
  putStart(block, 'th18', start)
  sheet.copy(at, block.bytes)
}
