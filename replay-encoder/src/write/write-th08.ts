import type { ScoredStage, Th08Run } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { encodeText } from './encode-text.ts'
import { inputFrames } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { th08Info } from './old-info-text.ts'
import { sealPacked } from './seal-packed.ts'
import { userBlocks } from './user-block.ts'

const headerLength = 0x68
const runHeaderLength = 0xcc

/** A `T8RP` file. */
export function writeTh08(run: Th08Run): Uint8Array<ArrayBuffer> {
  const header = new ByteSheet(headerLength)
  header.ascii(0x00, 'T8RP', { size: 4 })
  header.u16(0x04, 6)
  header.u8(0x07, 1)
  header.u8(0x15, run.key ?? 0xa9)

  const records = run.stages.map(stageRecord)
  const samples = run.stages.map(({ inputs }) => new Uint8Array(Math.floor(inputs.length / 30) + 2).fill(60))
  let at = headerLength + runHeaderLength
  for (const [table, parts] of [
    [0x20, records],
    [0x44, samples],
  ] as const) {
    parts.forEach((part, index) => {
      header.u32(table + 4 * ((run.stages[index]?.stage ?? 1) - 1), at)
      at += part.length
    })
  }
  const body = joinBytes([runHeader(run), ...records, ...samples])
  const users = userBlocks({ ...run, info: th08Info(run) })
  return sealPacked({ game: 'th08', header: header.bytes, body, users })
}

function runHeader(run: Th08Run): Uint8Array {
  const sheet = new ByteSheet(runHeaderLength)
  sheet.u8(0x02, run.shot)
  sheet.u8(0x03, run.difficulty)
  sheet.ascii(0x04, run.date.slice(5, 10).replace('-', '/'), { size: 6 })
  sheet.ascii(0x0a, run.name.padEnd(8), { size: 8 })
  sheet.u8(0x13, run.spellCard === undefined ? 0 : 1)
  sheet.u16(0x14, run.spellCard?.id ?? 0xffff)
  sheet.copy(0x16, encodeText(run.spellCard?.name ?? '', 'cp932').subarray(0, 48))
  sheet.u32(0x48, Math.floor(run.score / 10))
  sheet.f32(0xb0, run.slowdownPercent ?? 0)
  sheet.u8(0xb4, 2)
  sheet.u32(0xbc, run.exeSize ?? 841_216)
  sheet.u32(0xc0, run.exeChecksum ?? 0xb2d5_dcc0)
  sheet.ascii(0xc4, run.exeVersion ?? '0100d', { size: 6 })
  return sheet.bytes
}

function stageRecord({ endScore, seed = 0, start = {}, inputs }: ScoredStage): Uint8Array {
  // The record includes the dummy entry at 0x24.
  const sheet = new ByteSheet(0x26)
  sheet.u32(0x00, Math.floor(endScore / 10))
  sheet.u32(0x04, start.pointItems ?? 0)
  sheet.u32(0x08, start.graze ?? 0)
  sheet.u32(0x0c, start.extends ?? 0)
  sheet.u32(0x10, start.nextExtend ?? 0)
  sheet.u32(0x14, start.piv ?? 0)
  sheet.u16(0x18, start.gauge ?? 0)
  sheet.u16(0x1a, seed)
  sheet.u8(0x1c, start.power ?? 0)
  sheet.u8(0x1d, start.lives ?? 0)
  sheet.u8(0x1e, start.bombs ?? 0)
  sheet.u8(0x1f, start.rank ?? 0)
  return joinBytes([sheet.bytes, inputFrames(inputs, 'two-bytes')])
}
