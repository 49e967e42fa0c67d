import type { Manifest } from '../manifest.ts'
import { dessertsData } from './personal-data.ts'

/** Which desserts members have, and the one they display. */
export const dessertsKeptManifest: Manifest = { name: 'dessertsKept', personal: () => [dessertsData] }
