import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { nothing } from './fields.ts'
import { pictureUpload } from './picture-upload.ts'

export const storedPicture = z.object({
  /** Path on the site; send it to the call that uses the picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Size of the stored original in bytes. */
  size: z.int(),
  name: z.string(),
  /** The first store of files did not take it, and another one did. */
  fallback: z.boolean(),
})
export type StoredPicture = z.output<typeof storedPicture>

export const pictures = group('', {
  /**
   * Multipart, field `blob`. If this member has uploaded the same picture before, answers msg `upload repeated <url>`
   * with `data` = the stored picture.
   */
  upload: endpoint({
    ...pictureUpload,
    path: '/getSRC',
    who: 'member',
    input: nothing,
    output: z.object({ data: storedPicture }),
  }),
})
