import { sql } from 'kysely'
import { lockOwnPictures, type OwnPicture } from '#core/files/pictures.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { storePrints } from '#core/moderation/print-store.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import { denyUpload } from '#core/rewards/reward-upload.ts'
import type { Tx } from '#kit/db/database.ts'
import { type Call, prepared } from '#kit/http/call.ts'
import { isOwnPicture, isRemotePicture } from '#rules/rich-text/addresses.ts'
import type { AlikeRow } from '../contract/painting-row.ts'
import type { paintings } from '../contract/paintings.ts'
import { writtenProblem } from '../rules/written-painting.ts'
import { compareLook, keepLooks, type LookReward } from './looks/compare-look.ts'
import type { SeenPictures } from './looks/looks-of-pictures.ts'
import { paintingRow, rowColumns, type StoredRow } from './painting-row.ts'
import { paintingThing } from './painting-thing.ts'
import type { PaintingHeldWhy } from './tables.ts'
import { saidColumns, wordsOf, writeFacets } from './written.ts'

type Upload = typeof paintings.calls.upload

interface UploadParts {
  /** Looks at a member's pictures at these paths, before the transaction opens. */
  readonly seePictures: (member: number, paths: readonly string[]) => Promise<SeenPictures>
  readonly held: HeldRule
  /** Works of a member wait for staff while fewer than this many of theirs are live; 0: none wait. */
  readonly reviewPaintings: number
}

/** POST /upPainting: publishes pictures that the caller uploaded as one work. */
export const uploadPainting = (parts: UploadParts) =>
  prepared<Upload, SeenPictures>(
    ({ input, member, refuse }) => {
      const problem = writtenProblem(input)
      if (problem) refuse(problem)
      // Competitions are not open yet.
      if (input.match !== undefined) refuse('matchClosed')
      return parts.seePictures(member.id, [input.url, ...input.more])
    },
    (call, seen) => publish(parts, call, seen),
  )

async function publish(parts: UploadParts, call: Call<Upload>, seen: SeenPictures) {
  const { db, input, member, now, refuse } = call
  const pictures = await picturesOf(call)
  const earlier = await earlierWork(db, member.id, pictures)
  if (earlier) refuse('uploaded', earlier)
  const look = await compareLook(db, { member: member.id, pictures, taken: seen, goOn: input.goOn })
  if (look.kind === 'removedBefore') return refuse('removedBefore')
  if (look.kind === 'alike') return refuse('alike', look.works)
  const said = saidColumns(input)
  const prints = parts.held.read(wordsOf(said))
  const held = await heldWhy(parts, call, { prints, alike: look.waits })
  const id = await insertPainting(call, { pictures, colour: seen.colour, held_why: held })
  await keepLooks(db, id, seen, look.near)
  await decideReward(call, id, look.reward)
  const hashes = storedPrints(prints, member.standing)
  await storePrints(db, id, { kind: paintingThing.kind, hashes, member: member.id, at: now })
  return { KeyID: id, HELD: held ? ('Y' as const) : ('N' as const), HELDFOR: held ?? ('' as const) }
}

async function decideReward({ db, member, now }: Call<Upload>, id: number, reward: LookReward): Promise<void> {
  if (reward === 'doubt') await db.insertInto('painting_doubts').values({ painting: id, at: now }).execute()
  if (reward === 'same') await denyUpload(db, { kind: 'painting', id, member: member.id, now })
}

async function picturesOf({ db, input, member, refuse }: Call<Upload>): Promise<readonly OwnPicture[]> {
  const paths = [input.url, ...input.more]
  const strange = paths.find((path) => !isOwnPicture(path))
  if (strange !== undefined) refuse(isRemotePicture(strange) ? 'pictureMissing' : 'urlInvalid')
  if (new Set(paths).size < paths.length) refuse('pictureTwice')
  return (await lockOwnPictures(db, member.id, paths)) ?? refuse('pictureMissing')
}

/** The member's own work with one of these pictures; their rows are locked, so a second upload at once finds the first. */
async function earlierWork(tx: Tx, member: number, pictures: readonly OwnPicture[]): Promise<AlikeRow | null> {
  const { rows } = await sql<StoredRow>`select ${sql.raw(rowColumns)}
    from painting_pictures e join paintings p on p.id = e.painting join members m on m.id = p.uploader
    where e.src = any(${pictures.map(({ src }) => src)}::text[]) and p.uploader = ${member} and p.removed_at is null
    order by p.id limit 1`.execute(tx)
  return rows[0] ? { ...paintingRow(rows[0]), HOW: 'bytes' } : null
}

interface Waiting {
  readonly prints: ReturnType<HeldRule['read']>
  /** It looks like a work that staff removed. */
  readonly alike: boolean
}

/** Why a new work waits for staff, or null. */
async function heldWhy(
  { held: rule, reviewPaintings }: UploadParts,
  { db, member, now }: Call<Upload>,
  { prints, alike }: Waiting,
): Promise<PaintingHeldWhy | null> {
  const { held_why } = await rule.post(db, { member, now, prints })
  if (held_why) return held_why
  if (alike) return 'alike'
  return reviewPaintings > 0 && (await liveWorks(db, member.id, reviewPaintings)) < reviewPaintings ? 'first' : null
}

/** Number of a member's works that everybody sees, counted up to `most`. */
async function liveWorks(tx: Tx, member: number, most: number): Promise<number> {
  const rows = await tx
    .selectFrom('paintings')
    .select('id')
    .where('uploader', '=', member)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .limit(most)
    .execute()
  return rows.length
}

interface NewPainting {
  readonly pictures: readonly OwnPicture[]
  readonly colour: string
  readonly held_why: PaintingHeldWhy | null
}

async function insertPainting(
  { db, input, member, now }: Call<Upload>,
  { pictures, colour, held_why }: NewPainting,
): Promise<number> {
  const pages = pictures.map(({ id, src, width, height, placeholder }, at) => ({
    n: at + 1,
    src,
    picture: id,
    width,
    height,
    placeholder: placeholder ?? '',
  }))
  const [first] = pages
  if (!first) throw new Error('a work has at least one picture')
  const { id } = await db
    .insertInto('paintings')
    .values({
      ...saidColumns(input),
      uploader: member.id,
      match: null,
      src: first.src,
      width: first.width,
      height: first.height,
      placeholder: first.placeholder,
      colour,
      moves: pictures[0]?.extension === 'gif',
      pages: pages.length,
      uploaded_at: now,
      held_at: held_why ? now : null,
      held_why,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('painting_pictures')
    .values(pages.map((page) => ({ ...page, painting: id })))
    .execute()
  await writeFacets(db, id, input)
  return id
}
