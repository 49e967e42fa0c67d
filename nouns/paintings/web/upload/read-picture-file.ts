import { newKey } from '#cards/new-key.ts'
import * as limits from '#rules/picture-limits.ts'
import type { PictureProblem, ReadPicture } from './painting-queue.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { isClear } from './shrink-picture.ts'

/** Reads a chosen file: whether it is a picture, how large it is, and whether it may be sent as it is. */
export const readPictureFile = async (file: File): Promise<ReadPicture> => {
  const read = { key: newKey(), name: file.name, file, url: '', size: file.size, before: 0 }
  const kind = pictureKind(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  const picture = kind && (await decoded(file))
  if (!picture) return { ...read, width: 0, height: 0, problem: 'notPicture' }
  const { width, height } = picture
  const problem = file.size > limits.pictureBytes ? bigProblem(kind, picture) : null
  picture.close()
  return { ...read, width, height, problem }
}

/** Formats with transparency are looked through: shrinking them would lose it. */
const bigProblem = (kind: PictureKind, picture: ImageBitmap): PictureProblem => {
  if (kind === 'gif') return 'tooBigMoving'
  return kind === 'png' && isClear(picture) ? 'tooBigClear' : 'tooBig'
}

const decoded = (file: Blob) => createImageBitmap(file).catch(() => null)
