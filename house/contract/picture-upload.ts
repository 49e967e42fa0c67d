import * as limits from '#rules/picture-limits.ts'

/** Why a picture is refused, however it came. */
export const pictureProblems = [
  'FileTooBig',
  'notPicture',
  'sideTooLong',
  'tooManyFrames',
  'tooManyPixels',
  'tooHeavy',
  // No store of files takes its bytes now.
  'notStored',
] as const

/** What every call that takes a picture declares: multipart with the field `blob`, and why a picture is refused. */
export const pictureUpload = {
  method: 'POST',
  kind: 'write',
  form: 'upload',
  file: { most: limits.pictureBytes, refusal: 'FileTooBig' },
  rate: 'picture',
  refusals: [...pictureProblems, 'uploadSlow', 'fileMissing'],
} as const
