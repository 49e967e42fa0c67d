import { defaultLanguage, type Language } from '../language.ts'
import { limits } from '../limits.ts'
import type { YesNo } from '../yes-no.ts'

/** The seven tabs of a personal page that their owner can hide. */
export const privacyFlags = [
  'showMS',
  'showEga',
  'showReplay',
  'showDes',
  'showHonor',
  'showFeed',
  'showProgress',
] as const
export type PrivacyFlag = (typeof privacyFlags)[number]

export interface Preferences extends Record<PrivacyFlag, YesNo> {
  /** Links open in a new tab. */
  aOpen: YesNo
  /** As in the cookie: '1' the side bar is closed, '0' it stands open. */
  leftBar: '0' | '1'
  language: Language
  /** Topics a page. */
  mNum: number
  /** Floors a page. */
  tNum: number
  hideToolbar: YesNo
}

/** What guests and new members have, and what a log-out goes back to. */
export const defaultPreferences: Readonly<Preferences> = Object.freeze({
  aOpen: 'N',
  leftBar: '0',
  language: defaultLanguage,
  mNum: limits.topicPageSize,
  tNum: limits.floorPageSize,
  hideToolbar: 'N',
  showMS: 'Y',
  showEga: 'Y',
  showReplay: 'Y',
  showDes: 'Y',
  showHonor: 'Y',
  showFeed: 'Y',
  showProgress: 'Y',
})
