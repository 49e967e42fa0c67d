import { type Allowance, allowanceFor } from './bytes/allowance.ts'
import { Refusal } from './bytes/refusal.ts'
import type { ParseOptions, ParseResult } from './facts.ts'
import { inputStats } from './inputs/input-stats.ts'
import { runSeries } from './inputs/run-series.ts'
import type { Reading } from './locate/reading.ts'
import { stagePaths } from './path/stage-path.ts'
import { noteProofs } from './path/stage-proof.ts'
import type { StagePath } from './path-facts.ts'
import { addHints } from './readers/hints.ts'
import { read06 } from './readers/read-06.ts'
import { read07 } from './readers/read-07.ts'
import { read08 } from './readers/read-08.ts'
import { read09 } from './readers/read-09.ts'
import { read095 } from './readers/read-095.ts'
import { read165 } from './readers/read-165.ts'
import { readModern } from './readers/read-modern.ts'
import { practiceTrailer } from './text/practice-trailer.ts'
import { identify, type UnpackedOld, unpack } from './unpack/decrypt-and-unpack.ts'

/**
 * Reads a replay file of games 6 to 18, 20 or Uwabami Breakers. Never throws: a file that cannot be read gives `ok: false`
 * and a reason. Memory is bounded by 8 MiB + 8 times the file's size; time depends on the file's size only.
 */
export function parseReplay(bytes: Uint8Array, options: ParseOptions = {}): ParseResult {
  return parseWithin(bytes, options, allowanceFor(bytes.length))
}

/** `parseReplay` with a given memory budget; afterwards `allowance.used` is the number of bytes taken. */
export function parseWithin(bytes: Uint8Array, options: ParseOptions, allowance: Allowance): ParseResult {
  try {
    const reading = readReplay(bytes, allowance)
    if (options.inputs) reading.replay.inputs = inputStats(reading)
    const paths = options.paths ? pathsWithin(reading, allowance, options.paths === 'ways') : null
    if (paths) noteProofs(reading.replay, paths)
    return {
      ok: true,
      replay: reading.replay,
      series: options.series ? runSeries(reading) : null,
      paths,
    }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason, detail: error.message }
    throw error
  }
}

/** The paths of a run, null where they need more memory than the file allows: the file itself is read. */
function pathsWithin(reading: Reading, allowance: Allowance, ways: boolean): StagePath[] | null {
  try {
    return stagePaths(reading, allowance, { ways })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Throws a `Refusal` when the file is no readable replay. */
export function readReplay(bytes: Uint8Array, allowance: Allowance): Reading {
  const reading = readGame(bytes, allowance)
  const { replay } = reading
  replay.durationSeconds = replay.frames === null ? null : replay.frames / FRAMES_A_SECOND
  if (replay.warnings.length > 1) replay.warnings = [...new Set(replay.warnings)]
  addHints(replay)
  return reading
}

const FRAMES_A_SECOND = 60

function readGame(bytes: Uint8Array, allowance: Allowance): Reading {
  const kind = identify(bytes)
  const { game, magic } = kind
  if (game === 'th165') return read165(bytes, magic)
  const unpacked = unpack(bytes, allowance, kind)
  if (unpacked.era === 'modern')
    return unpacked.game === 'th095' ? read095(bytes, unpacked) : readModern(bytes, unpacked)
  const reading = readOld(bytes, unpacked)
  const { replay } = reading
  replay.checksumOk = unpacked.checksumOk
  if (!unpacked.checksumOk) replay.warnings.push('checksum')
  if (replay.practiceTool === null && (game === 'th06' || game === 'th07')) {
    replay.practiceTool = practiceTrailer(bytes)
    if (replay.practiceTool !== null) replay.warnings.push('practice-tool')
  }
  return reading
}

function readOld(bytes: Uint8Array, unpacked: UnpackedOld): Reading {
  switch (unpacked.game) {
    case 'th06':
      return read06(unpacked)
    case 'th07':
      return read07(bytes, unpacked)
    case 'th08':
      return read08(bytes, unpacked)
    case 'th09':
      return read09(bytes, unpacked)
  }
}
