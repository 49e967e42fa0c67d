import { createHash } from 'node:crypto'
import { starter } from './starter.ts'

const hash = createHash('sha256').update(starter).digest('base64')

/** Uses no nonces: the first HTML is the same for everybody, so its only inline script is allowed by its hash. */
const built = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  // Posts set colours and sizes by style attributes; their schema validates the values.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
]

/** The development server injects styles and scripts and uses a WebSocket. */
const development = [
  "default-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  'connect-src *',
  "worker-src 'self' blob:",
]

export const contentSecurityPolicy: string = (import.meta.env.DEV ? development : built).join('; ')
