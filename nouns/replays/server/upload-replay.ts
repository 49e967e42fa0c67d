import type { RejectReason } from '@patisserie/replay/facts'
import { parseReplay } from '@patisserie/replay/parse'
import { type Files, hashOf } from '#core/files/open-files.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { storePrints } from '#core/moderation/print-store.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import type { Tx } from '#kit/db/database.ts'
import { type Before, type Call, prepared } from '#kit/http/call.ts'
import { replayCode } from '#rules/base62.ts'
import { counterstop } from '#rules/games/counterstop.ts'
import { gamOfCode } from '#rules/games/games.ts'
import type { replays } from '../contract/replays.ts'
import { foldSignature } from '../rules/iscore/pilots.ts'
import * as limits from '../rules/replay-limits.ts'
import { isPlaceholderName, scoreProblem } from '../rules/replays.ts'
import { describeRun, factsJson } from './describe-run.ts'
import { inputFingerprints } from './fingerprint.ts'
import { signatureOf } from './iscore/pilot-store.ts'
import { askForCard } from './scorecard/card-store.ts'
import { keepSeries, packSeries } from './scorecard/series.ts'
import { findTwin, insertReplay } from './store.ts'
import { writtenColumns, writtenProblem } from './written.ts'

type Upload = typeof replays.calls.upload

export interface Shelf {
  readonly files: Files
  readonly held: HeldRule
}

/** POST /upReplay: parses the file before the transaction, then checks and inserts the replay and stores the file. */
export const uploadReplay = (shelf: Shelf) =>
  prepared<Upload, Awaited<ReturnType<typeof readUpload>>>(readUpload, (call, upload) => save(shelf, call, upload))

async function readUpload({ file, input, refuse }: Before<Upload>) {
  if (!file) return refuse('fileMissing')
  const { bytes } = file
  const read = parseReplay(bytes, { inputs: true, series: true, paths: 'verdicts' })
  if (!read.ok) return refuse(read.reason === 'unsupported_trial' ? 'unsupported' : 'unreadable', why(read.reason))
  const { userBlocks: _, ...facts } = read.replay
  const gam = gamOfCode(facts.game)
  if (gam === null) return refuse('unsupported', why('unknown_magic'))
  // Game 9 stores scores only at the start of stages, so the uploader must type the total of a whole run.
  const typed = gam === 9 ? (input.typedScore ?? (facts.type === 'full' ? null : facts.score)) : null
  const problem = scoreProblem(gam === 9 ? typed : facts.score)
  if (problem) return refuse(problem, { limit: counterstop })
  if (typed !== null && typed < facts.score) return refuse('scoreMissing', { atLeast: facts.score })
  return {
    bytes,
    facts,
    run: describeRun(gam, facts, typed),
    fileHash: hashOf(bytes),
    ...inputFingerprints(facts.game, bytes),
    series: await packSeries(read.series),
  }
}

async function save({ files, held: rule }: Shelf, { db, input, member, now, refuse }: Call<Upload>, upload: Uploaded) {
  const { facts, run, fileHash, inputHash, formerHash } = upload
  if (await isOthersSignature(db, member.id, facts.name)) refuse('otherPilot', { pilot: facts.name })
  const problem = await writtenProblem(db, { member: member.id, written: input, slow: run.slow })
  if (problem) refuse(problem, problem === 'slowRate' ? { slow: run.slow, limit: limits.slowPercent } : null)
  const prints = rule.read(input.comment)
  const held = await rule.post(db, { member, now, prints })
  const row = {
    ...run,
    ...writtenColumns(input, facts),
    uploader: member.id,
    uploaded_at: now,
    file_hash: fileHash,
    file_size: upload.bytes.byteLength,
    input_hash: inputHash,
    ...held,
  }
  const id = await insertReplay(db, { row, formerHash }, factsJson(facts))
  if (id === null) {
    const twin = await findTwin(db, { file: fileHash, input: inputHash, former: formerHash })
    return refuse('repeated', twin && { KeyID: twin.id, CODE: replayCode(twin.id), own: twin.uploader === member.id })
  }
  await storePrints(db, id, {
    kind: 'replay',
    hashes: storedPrints(prints, member.standing),
    member: member.id,
    at: now,
  })
  await keepSeries(db, id, upload.series)
  await askForCard(db, id)
  await files.keep(db, [upload.bytes], now)
  return {
    KeyID: id,
    CODE: replayCode(id),
    HELD: held.held_at ? ('Y' as const) : ('N' as const),
    HELDFOR: held.held_why ?? ('' as const),
  }
}

type Uploaded = Awaited<ReturnType<typeof readUpload>>

const why = (reason: RejectReason) => ({ reason })

async function isOthersSignature(db: Tx, member: number, name: string): Promise<boolean> {
  if (isPlaceholderName(name)) return false
  const owner = await signatureOf(db, foldSignature(name))
  return owner !== undefined && owner.member !== member
}
