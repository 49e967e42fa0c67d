import type { UploadedFile } from '#kit/http/call.ts'
import * as limits from '#rules/picture-limits.ts'
import { truncateUnits } from '#rules/text.ts'
import type { EncodedPicture, PictureProblem } from './encode/encode-picture.ts'
import { pictureRanks, readPicture } from './encode/read-picture.ts'
import { hashOf } from './open-files.ts'

/** What the calls that take a picture have before their transaction opens. */
export interface UploadingPicture {
  readonly file: UploadedFile | null
  readonly member: { readonly id: number; readonly verified: boolean }
  readonly refuse: (code: PictureProblem | 'fileMissing', data?: unknown) => never
}

export interface UploadedPicture {
  readonly encoded: EncodedPicture
  readonly sourceHash: string
  readonly name: string
}

/** Decodes and re-encodes an uploaded picture, in its turn. Every upload of a picture goes through here. */
export async function readUploaded({ file, member, refuse }: UploadingPicture): Promise<UploadedPicture> {
  if (!file || file.bytes.byteLength === 0) return refuse('fileMissing')
  const { bytes } = file
  const encoded = await readPicture(bytes, {
    whose: `m${member.id}`,
    rank: member.verified ? pictureRanks.verified : pictureRanks.unverified,
  })
  if (typeof encoded === 'string') return refuse(encoded, limitOf(encoded))
  return { encoded, sourceHash: hashOf(bytes), name: plainName(file.name) }
}

/** The numeric limit that a refusal reports; null if there is none. */
export const limitOf = (problem: PictureProblem): { readonly limit: number } | null => limitsOf[problem]

const limitsOf: Readonly<Record<PictureProblem, { readonly limit: number } | null>> = {
  notPicture: null,
  sideTooLong: { limit: limits.pictureSide },
  tooManyFrames: { limit: limits.pictureFrames },
  tooManyPixels: { limit: limits.picturePixels },
  tooHeavy: null,
}

/** The file name to show beside the picture: without folders, control characters and lone surrogates. */
const plainName = (name: string): string =>
  truncateUnits((name.split(/[\\/]/).at(-1) ?? '').toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ''), 120)
