import { limits } from '@patisserie/rules/limits'
import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { nothing } from './fields.ts'

export const storedPicture = z.object({
  /** Path on the site; send it to the call that uses the picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Size of the stored original in bytes. */
  size: z.int(),
  name: z.string(),
})
export type StoredPicture = z.output<typeof storedPicture>

export const pictures = group('', {
  /**
   * Multipart, field `blob`. If this member has uploaded the same picture before, answers msg `upload repeated <url>`
   * with `data` = the stored picture.
   */
  upload: endpoint({
    method: 'POST',
    path: '/getSRC',
    who: 'member',
    kind: 'write',
    form: 'upload',
    file: { most: limits.pictureBytes, refusal: 'FileTooBig' },
    rate: 'picture',
    input: nothing,
    output: z.object({ data: storedPicture }),
    refusals: [
      'FileTooBig',
      'uploadSlow',
      'notPicture',
      'sideTooLong',
      'tooManyFrames',
      'tooManyPixels',
      'tooHeavy',
      'fileMissing',
    ],
  }),
})
