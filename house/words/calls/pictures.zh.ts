import type { pictures as picturesContract } from '#contract/pictures.ts'
import type { CallWords } from '../call-words.ts'
import type { RefusalsOf } from '../problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const pictures: CallWords<typeof picturesContract> = {
  name: '图片',
  calls: {
    upload: '上传图片',
  },
}

/** What its calls refuse. */
export const refusals = {
  FileTooBig: '文件太大，最多 5M',
  notPicture: '这不是能用的图片',
  sideTooLong: '图片的长和宽都不能超过 16384 像素，请缩小后再传',
  tooManyFrames: '动图最多 1000 帧，请剪短后再传',
  tooManyPixels: '图片像素太多，请缩小后再传',
  tooHeavy: '这张图片处理起来太费力，请缩小后再传',
  notStored: '图床现在收不下这张图片（满了，或者连不上）。写好的都还在，过一会儿再传',
  uploadSlow: '传得太慢，没有传完：换个快一点的网络再试',
  fileMissing: '没有收到文件',
} satisfies Readonly<Record<RefusalsOf<{ pictures: typeof picturesContract }>, string>>
