import * as houseLimits from '../house-limits.ts'
import { defaultLanguage, type Language } from '../language.ts'
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

/** Whether others see that the member is here, and whether the members' directory lists them. */
export const peopleFlags = ['showHere', 'showList'] as const
export type PeopleFlag = (typeof peopleFlags)[number]

export interface Preferences extends Record<PrivacyFlag | PeopleFlag, YesNo> {
  /** Whether links open in a new tab. */
  aOpen: YesNo
  /** As in the cookie: '1' if the side bar is closed, '0' if it is open. */
  leftBar: '0' | '1'
  language: Language
  /** Topics per page. */
  mNum: number
  /** Floors per page. */
  tNum: number
  hideToolbar: YesNo
}

/** Preferences of guests and new members; a log-out resets to them. */
export const defaultPreferences: Readonly<Preferences> = Object.freeze({
  aOpen: 'N',
  leftBar: '0',
  language: defaultLanguage,
  mNum: houseLimits.topicPageSize,
  tNum: houseLimits.floorPageSize,
  hideToolbar: 'N',
  showMS: 'Y',
  showEga: 'Y',
  showReplay: 'Y',
  showDes: 'Y',
  showHonor: 'Y',
  showFeed: 'Y',
  showProgress: 'Y',
  showHere: 'N',
  showList: 'Y',
})
