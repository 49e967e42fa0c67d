import type { pictures } from '@patisserie/contract/pictures'
import { limits } from '@patisserie/rules/limits'
import type { PictureProblem } from '../../core/files/encode-picture.ts'
import { type Files, hashOf } from '../../core/files/open-files.ts'
import { keepPicture } from '../../core/files/pictures.ts'
import { pictureRanks, readPicture } from '../../core/files/read-picture.ts'
import { type Before, prepared } from '../../kit/http/call.ts'

/** POST /getSRC: decodes and re-encodes the picture before the transaction, then stores it. */
export const uploadPicture = (files: Files) =>
  prepared<typeof pictures.calls.upload, Awaited<ReturnType<typeof prepare>>>(
    prepare,
    async ({ db, member, now, refuse }, ready) => {
      const kept = await keepPicture(db, files, { ...ready, member: member.id, now })
      // The specification puts the address into the refusal code itself, so this code cannot be among the declared
      // ones.
      if (kept.repeated) refuse(`upload repeated ${kept.picture.url}` as never, kept.picture)
      return { data: kept.picture }
    },
  )

async function prepare({ file, member, refuse }: Before<typeof pictures.calls.upload>) {
  if (!file || file.bytes.byteLength === 0) return refuse('fileMissing')
  const { bytes } = file
  const encoded = await readPicture(bytes, {
    whose: `m${member.id}`,
    rank: member.verified ? pictureRanks.verified : pictureRanks.unverified,
  })
  if (typeof encoded === 'string') return refuse(encoded, limitOf[encoded])
  return { encoded, sourceHash: hashOf(bytes), name: plainName(file.name) }
}

/** The numeric limit that a refusal reports; null if there is none. */
const limitOf: Readonly<Record<PictureProblem, { readonly limit: number } | null>> = {
  notPicture: null,
  sideTooLong: { limit: limits.pictureSide },
  tooManyFrames: { limit: limits.pictureFrames },
  tooManyPixels: { limit: limits.picturePixels },
  tooHeavy: null,
}

/** The file name to show beside the picture: without folders, control characters and lone surrogates. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 120)
    .toWellFormed()
