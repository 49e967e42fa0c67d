import type { AlcoRun } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { stageData } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { modernInfo, placeholderComments } from './modern-info-text.ts'
import { sealBody } from './seal-body.ts'
import { userBlocks } from './user-block.ts'

/** An Uwabami Breakers file: three stages at most, unscaled score, no difficulty. */
export function writeAlco(run: AlcoRun): Uint8Array<ArrayBuffer> {
  const header = new ByteSheet(0x60)
  header.ascii(0x00, run.name.padEnd(8), { size: 8 })
  header.u32(0x0c, run.time)
  header.u32(0x10, run.score)
  header.f32(0x48, run.slowdownPercent ?? 0)
  header.u32(0x4c, run.stages.length)
  header.u32(0x5c, run.clearedCode ?? run.stages.at(-1)?.stage ?? 1)
  const stages = run.stages.map(({ stage, seed = 0, start = {}, inputs, frames, sampleRule = 'ceil(n/30)' }) => {
    const data = stageData(inputs, 'eight-bytes', sampleRule)
    const record = new ByteSheet(0x18)
    record.u16(0x00, stage)
    record.u16(0x02, seed)
    record.u32(0x04, frames ?? inputs.length)
    record.u32(0x08, data.length)
    record.u32(0x0c, start.score ?? 0)
    return joinBytes([record.bytes, data])
  })
  const gameVersion = run.gameVersion ?? '1.00a'
  return sealBody({
    game: 'alco',
    magic: 'al1r',
    formatVersion: 3,
    body: joinBytes([header.bytes, ...stages]),
    users: userBlocks({
      ...run,
      comment: run.comment ?? placeholderComments[run.encoding ?? 'cp932'],
      info: modernInfo(run, { gameVersion, storedScore: run.score }),
    }),
  })
}
