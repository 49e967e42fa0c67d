import type { Manifest } from '../manifest.ts'
import { dessertsData } from './personal-data.ts'

/** What members own: their desserts with the one on display, where these came from and what happened to them. */
export const ownedDessertsManifest: Manifest = { name: 'ownedDesserts', personal: () => [dessertsData] }
