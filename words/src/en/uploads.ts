import type { uploads as zh } from '../zh/uploads.ts'

export const uploads: typeof zh = {
  failed: 'It was not uploaded',
  fallback: 'The first picture host did not take it, the next one did. It shows as usual',
  uploadFailed: (name) => `${name} was not uploaded`,
}
