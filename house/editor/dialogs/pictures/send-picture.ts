import type { Refused } from '#api/answer.ts'
import type { Call } from '#api/client.ts'
import type { StoredPicture } from '#contract/pictures.ts'
import { pictures } from '#contract/pictures.ts'
import * as limits from '#rules/picture-limits.ts'

export const pictureAccept = '.jpg,.jpeg,.gif,.png,.bmp'

export type Refusal = Pick<Refused, 'refusal' | 'data'>

export type Sent =
  | { readonly ok: true; readonly picture: StoredPicture }
  | { readonly ok: false; readonly refused: Refusal }

/** Why a file is not even sent; null for one that can be. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): Refusal | null {
  if (!/\.(jpe?g|gif|png|bmp)$/i.test(name)) return { refusal: 'ms.notPic', data: null }
  return size > limits.pictureBytes ? { refusal: 'FileTooBig', data: null } : null
}

/** Uploads a picture; one that was uploaded before is as good. Throws only for the abort of its own signal. */
export async function sendPicture(
  call: Call,
  file: File,
  options: { readonly signal?: AbortSignal; readonly onProgress?: (share: number) => void },
): Promise<Sent> {
  const problem = fileProblem(file)
  if (problem) return { ok: false, refused: problem }
  const answer = await call(pictures.calls.upload, {}, { ...options, file })
  if (answer.ok) return { ok: true, picture: answer.value.data }
  if (isPicture(answer.data)) return { ok: true, picture: answer.data }
  return { ok: false, refused: answer.refusal === 'unknownError' ? unknown : answer }
}

/** A refusal carries the picture where the member had uploaded it before; the server builds it from the declaration. */
const isPicture = (data: unknown): data is StoredPicture =>
  typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'

const unknown: Refusal = { refusal: 'imgUploadUnknownError', data: null }
