import type { Manifest } from '../manifest.ts'
import { drawsData } from './personal-data.ts'

/** What was drawn for members, so that they can check it. */
export const drawsManifest: Manifest = { name: 'draws', personal: () => [drawsData] }
