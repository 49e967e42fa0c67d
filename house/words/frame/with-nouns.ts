import type { AllOf, OfNouns } from '#rules/nouns.ts'
import type { house as zh } from './house.zh.ts'

/** What every page has of a noun, in one language. */
export interface NounFrame {
  /** Titles of its pages, for links and document titles. */
  readonly titles?: Readonly<Record<string, string>>
  /** Its entries in the menu. */
  readonly menu?: Readonly<Record<string, string>>
  /** Words that pages of others say of its things. */
  readonly more?: Readonly<Record<string, object>>
}

type TitlesIn<Frame> = Frame extends { readonly titles: infer Titles } ? Titles : never
type MenuIn<Frame> = Frame extends { readonly menu: infer Menu } ? Menu : never
type MoreIn<Frame> = Frame extends { readonly more: infer More } ? More : never
type Titles = AllOf<TitlesIn<OfNouns<'frame'>>>
type Menu = AllOf<MenuIn<OfNouns<'frame'>>>
type More = AllOf<MoreIn<OfNouns<'frame'>>>

/** The words of every page: those of the house, with titles and entries in the menu of all nouns. */
export const withNouns = (house: typeof zh, frames: readonly NounFrame[]) => {
  // The nouns state these by type, and `checks/same-nouns-everywhere.test.ts` that each is gathered.
  const titles = Object.assign({}, house.titles, ...frames.map((frame) => frame.titles)) as Titles & typeof house.titles
  const menu = Object.assign({}, house.shell.nav, ...frames.map((frame) => frame.menu)) as Menu & typeof house.shell.nav
  const more = Object.assign({}, ...frames.map((frame) => frame.more)) as More
  return { ...house, ...more, titles, shell: { ...house.shell, nav: menu } }
}
