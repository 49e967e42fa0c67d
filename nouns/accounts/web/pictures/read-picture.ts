import * as limits from '#rules/picture-limits.ts'
import { leastSide } from './crop-geometry.ts'

export const pictureAccept = '.jpg,.jpeg,.gif,.png,.bmp'

export type PictureProblem = 'wrongKind' | 'tooBig' | 'sideTooLong' | 'tooManyPixels' | 'tooSmall' | 'unreadable'

/** The first frame of a picture file, turned as its camera was held; or why it cannot be used. */
export const readPicture = async (file: File): Promise<ImageBitmap | PictureProblem> => {
  if (!/\.(jpe?g|gif|png|bmp)$/i.test(file.name)) return 'wrongKind'
  if (file.size > limits.pictureBytes) return 'tooBig'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'unreadable'
  const { width, height } = picture
  if (Math.max(width, height) > limits.pictureSide) return closed(picture, 'sideTooLong')
  if (width * height > limits.picturePixels) return closed(picture, 'tooManyPixels')
  if (Math.min(width, height) < leastSide) return closed(picture, 'tooSmall')
  return picture
}

const closed = (picture: ImageBitmap, problem: PictureProblem): PictureProblem => {
  picture.close()
  return problem
}
