import type { Manifest } from '#core/manifest.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { signIn } from '../contract/sign-in.ts'
import { signInCalendar } from './sign-in-calendar.ts'

const signInFeature: Feature = implement(signIn, { calendar: signInCalendar })

const signInManifest: Manifest = {
  name: 'sign-in',
  open: () => ({ calls: [signInFeature] }),
}

export const manifests: readonly Manifest[] = [signInManifest]
