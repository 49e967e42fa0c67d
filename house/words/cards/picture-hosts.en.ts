import type { pictureHosts as zh } from './picture-hosts.zh.ts'

export const pictureHosts: typeof zh = {
  fallback: 'The first picture host did not take it, the next one did. It shows as usual',
}
