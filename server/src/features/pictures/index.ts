import { pictures } from '@patisserie/contract/pictures'
import type { Files } from '../../core/files/open-files.ts'
import { type Feature, implement } from '../../kit/http/call.ts'
import { uploadPicture } from './upload-picture.ts'

export const picturesFeature = (files: Files): Feature => implement(pictures, { upload: uploadPicture(files) })
