import { limits } from '@patisserie/rules/limits'

/** What every call that takes a picture declares: multipart with the field `blob`, and why a picture is refused. */
export const pictureUpload = {
  method: 'POST',
  kind: 'write',
  form: 'upload',
  file: { most: limits.pictureBytes, refusal: 'FileTooBig' },
  rate: 'picture',
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
} as const
