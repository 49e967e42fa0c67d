import type { IconName } from '#design/icons/icon.tsx'
import type { Words } from '#words/words.ts'

/** An entry of the menu; `web/menu.ts` of a noun that has one. */
export interface MenuEntry {
  readonly to: string
  readonly key: keyof Words['shell']['nav']
  readonly icon: IconName
  /** Above or below the line of pearls of the left bar. */
  readonly bar: 'main' | 'more'
  /** Its place in the bar. No two are equal. */
  readonly order: number
  /** Also a bottom tab of small screens, in the order of the bar. */
  readonly tab?: true
  /** Pages that belong to it although their path is not below its own. */
  readonly kin?: RegExp
}
