import type { pictures as picturesContract } from '#contract/pictures.ts'
import type { CallWords } from '../call-words.ts'
import type { refusals as zh } from './pictures.zh.ts'

export const pictures: CallWords<typeof picturesContract> = {
  name: 'Pictures',
  calls: {
    upload: 'Upload a picture',
  },
}

export const refusals: typeof zh = {
  FileTooBig: 'The file is too big: 5M at most',
  notPicture: 'This is not a picture we can use',
  sideTooLong: 'No side of a picture may be longer than 16,384 pixels, please make it smaller',
  tooManyFrames: 'An animation may have 1,000 frames at most, please make it shorter',
  tooManyPixels: 'The picture has too many pixels, please make it smaller',
  tooHeavy: 'This picture takes too much work to read, please make it smaller',
  notStored:
    'No picture host takes this picture now: full, or not answering. What you wrote is still here, please try again later',
  uploadSlow: 'The upload was too slow and did not finish: please try again on a faster connection',
  fileMissing: 'No file arrived',
}
