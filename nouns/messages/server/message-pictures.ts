import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Files } from '#core/files/open-files.ts'
import { readUploaded, type UploadedPicture } from '#core/files/read-uploaded.ts'
import { refuseUnstored } from '#core/files/stores/refuse-unstored.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { type Call, prepared } from '#kit/http/call.ts'
import type { MessagePicture, messages } from '../contract/messages.ts'
import type { PictureAddresses } from './picture-address.ts'
import type { CopiedPicture } from './tables.ts'

/** POST /picturePM: through the pipeline of every picture; its files belong to no public path. */
export const uploadPicture = (files: Files, addresses: PictureAddresses) =>
  prepared<typeof messages.calls.upload, UploadedPicture>(
    (call) => {
      refuseEntered(call.member)
      return readUploaded(call)
    },
    async ({ db, member, now, refuse }, { encoded, name: fileName }): Promise<MessagePicture> => {
      const { extension, width, height } = encoded
      const name = newName()
      const contents = [encoded.original, encoded.display, encoded.thumb]
      const [original = '', display = '', thumb = ''] = (
        await refuseUnstored(refuse, () => files.keep(db, contents, now))
      ).hashes
      await db
        .insertInto('message_pictures')
        .values({
          ...{
            name,
            member: member.id,
            message: null,
            copied_for: null,
            file_name: fileName,
            extension,
            width,
            height,
          },
          ...{ size: encoded.original.byteLength, original, display, thumb, at: now },
        })
        .execute()
      return addresses.row({ name, extension, width, height, alt: '' }, member.id, now)
    },
  )

const newName = () => randomBytes(16).toString('base64url')

export interface SentPictures {
  readonly message: number
  readonly author: number
  readonly asked: readonly { readonly name: string; readonly alt: string }[]
}

/** Takes uploaded pictures into a message; undefined if one of them is not there, or is another one's. */
export async function attachPictures(tx: Tx, { message, author, asked }: SentPictures) {
  const attached: CopiedPicture[] = []
  for (const [place, { name, alt }] of asked.entries()) {
    const row = await tx
      .updateTable('message_pictures')
      .set({ message, place, alt: alt.toWellFormed().trim() })
      .where('name', '=', name)
      .where('member', '=', author)
      .where('message', 'is', null)
      .where('copied_for', 'is', null)
      .returning(['name', 'extension', 'width', 'height', 'alt'])
      .executeTakeFirst()
    if (!row) return undefined
    attached.push(row)
  }
  return attached
}

/** SQL: the pictures of the message `w` as JSON, or null. Few messages have any. */
export const picturesSql = `case when w.pictures > 0 and w.gone is null then (select jsonb_agg(jsonb_build_object('name', p.name,
    'extension', p.extension, 'width', p.width, 'height', p.height, 'alt', p.alt) order by p.place)
  from message_pictures p where p.message = w.id and p.copied_for is null) end as pictures`

/** Deletes rows of pictures and releases their files; `which` is a condition on `message_pictures` as p. */
export async function dropPictures(tx: Tx, files: Files, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ original: string; display: string; thumb: string }>`
    delete from message_pictures p where (${which}) returning original, display, thumb`.execute(tx)
  if (rows.length === 0) return
  await files.release(
    tx,
    rows.flatMap(({ original, display, thumb }) => [original, display, thumb]),
  )
}

/** Deletes the pictures of one message; the copies of reports stay. */
export const dropPicturesOf = (tx: Tx, files: Files, message: number) =>
  dropPictures(tx, files, sql`p.message = ${message} and p.copied_for is null`)

/** Takes the pictures out of a message, so that nobody sees them; the next `dropUnsent` deletes them. */
export const leavePictures = (tx: Tx, message: number) =>
  tx
    .updateTable('message_pictures')
    .set({ message: null, member: null, at: new Date(0) })
    .where('message', '=', message)
    .where('copied_for', 'is', null)
    .execute()

const unsentMs = 24 * 60 * 60 * 1_000

/** Deletes pictures that were uploaded a day ago and never sent. */
export const dropUnsent = (db: Database, files: Files, now: Date): Promise<void> =>
  db.transaction((tx) =>
    dropPictures(tx, files, sql`p.message is null and p.at < ${new Date(now.getTime() - unsentMs)}`),
  )

/** Copies the pictures of messages for the staff who read a report; answers them by message. */
export async function copyPictures(
  { db, now }: Pick<Call<typeof messages.calls.report>, 'db' | 'now'>,
  files: Files,
  {
    ids,
    reported,
    reporter,
  }: { readonly ids: readonly number[]; readonly reported: number; readonly reporter: number },
): Promise<ReadonlyMap<number, readonly CopiedPicture[]>> {
  await dropPictures(db, files, sql`p.message = ${reported} and p.copied_for = ${reporter}`)
  const rows = await db
    .selectFrom('message_pictures')
    .selectAll()
    .where('message', 'in', [...ids])
    .where('copied_for', 'is', null)
    .orderBy('message')
    .orderBy('place')
    .forUpdate()
    .execute()
  const copies = new Map<number, CopiedPicture[]>()
  for (const row of rows) {
    const copy = { ...row, name: newName(), message: reported, copied_for: reporter, at: now }
    await db.insertInto('message_pictures').values(copy).execute()
    const { name, extension, width, height, alt } = copy
    const known = copies.get(row.message ?? 0) ?? []
    copies.set(row.message ?? 0, [...known, { name, extension, width, height, alt }])
  }
  const hashes = rows.flatMap(({ original, display, thumb }) => [original, display, thumb])
  await files.share(db, hashes)
  return copies
}
