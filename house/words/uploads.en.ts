import type { uploads as zh } from '../zh/uploads.ts'

export const uploads: typeof zh = {
  failed: 'It was not uploaded',
  uploadFailed: (name) => `${name} was not uploaded`,
}
