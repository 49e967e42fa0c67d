import type { uploads as zh } from './uploads.zh.ts'

export const uploads: typeof zh = {
  failed: 'It was not uploaded',
  uploadFailed: (name) => `${name} was not uploaded`,
}
