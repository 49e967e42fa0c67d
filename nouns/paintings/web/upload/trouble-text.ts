import { formatSize } from '#rules/text.ts'
import type { paintingUpload } from '../../words/painting-upload.zh.ts'
import type { PictureProblem } from './painting-queue.ts'

/** Why a picture of `size` bytes cannot be sent as it is. */
export const troubleText = (
  problem: PictureProblem,
  size: number,
  words: (typeof paintingUpload)['pictures'],
): string =>
  problem === 'notPicture' || problem === 'shrinkFailed' ? words[problem] : words[problem](formatSize(size))
