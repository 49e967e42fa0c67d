import { fileURLToPath } from 'node:url'
import { en } from '@patisserie/words/en'
import { clubs as englishClubs } from '@patisserie/words/en/clubs'
import { run as englishRun } from '@patisserie/words/en/run'
import { topics as englishTopics } from '@patisserie/words/en/topics'
import { zh } from '@patisserie/words/zh'
import { archive } from '@patisserie/words/zh/archive'
import { chance } from '@patisserie/words/zh/chance'
import { claimDessert } from '@patisserie/words/zh/claim-dessert'
import { clubs as chineseClubs } from '@patisserie/words/zh/clubs'
import { comments as chineseComments } from '@patisserie/words/zh/comments'
import { dessertKitchen } from '@patisserie/words/zh/dessert-kitchen'
import { desserts } from '@patisserie/words/zh/desserts'
import { dialogs } from '@patisserie/words/zh/dialogs'
import { editor } from '@patisserie/words/zh/editor'
import { editorBlocks } from '@patisserie/words/zh/editor-blocks'
import { gifts } from '@patisserie/words/zh/gifts'
import { paintingPage } from '@patisserie/words/zh/painting-page'
import { privileges as chinesePrivileges } from '@patisserie/words/zh/privileges'
import { replayPanel, savedFilters } from '@patisserie/words/zh/replay-panel'
import { report } from '@patisserie/words/zh/report'
import { run as chineseRun } from '@patisserie/words/zh/run'
import { scorecard } from '@patisserie/words/zh/scorecard'
import { search as chineseSearch } from '@patisserie/words/zh/search'
import { settings } from '@patisserie/words/zh/settings'
import { topics as chineseTopics } from '@patisserie/words/zh/topics'
import { upload } from '@patisserie/words/zh/upload'
import type { Plugin } from 'vite'
import { gapsOf } from '../src/design/theme/chars-by-gaps.ts'
import { writeAppIcons } from './app-icons.ts'
import { writePictures } from './art.ts'
import {
  buildFurtherFace,
  DESSERT_FACE_FILE,
  DIALOG_FACE_FILE,
  type DisplayFace,
  writeDisplayFace,
} from './display-face.ts'
import { writeEmoji } from './emoji.ts'
import { dialogWords, headingWords, type Pack } from './heading-words.ts'

/** Vite plugin: writes the faces of heads and the picture files before anything reads them, and says what was written. */
export function designAssets(): Plugin {
  let written: DesignAssets | undefined
  return {
    name: 'design-assets',
    enforce: 'pre',
    async config() {
      written = await writeDesignAssets()
    },
    load(id) {
      if (id === CHARS) return charsModule(written?.face.chars)
      if (id === DIALOG_CHARS) return `export const dialogChars = ${JSON.stringify(written?.dialogFace.chars)}`
      if (id === DESSERT_CHARS) return `export const dessertChars = ${JSON.stringify(written?.dessertFace.chars)}`
      if (id === VERSION) return `export const ART_VERSION = ${JSON.stringify(written?.pictures)}`
      return undefined
    },
  }
}

/** On every page, so as distances. */
const charsModule = (chars = ''): string =>
  `import { charsOf } from './chars-by-gaps.ts'\nexport const displayChars = charsOf(${JSON.stringify(gapsOf(chars))})`

export type DesignAssets = {
  face: DisplayFace
  /** The face of dialogs, with what the display face has not. */
  dialogFace: DisplayFace
  /** The face of the pages of desserts, likewise. */
  dessertFace: DisplayFace
  /** The version of the pictures. */
  pictures: string
}

/** What the plugin writes, for a command of its own. */
export async function writeDesignAssets(): Promise<DesignAssets> {
  writeEmoji()
  const face = await writeDisplayFace(packs.flatMap(headingWords))
  const dialogFace = await buildFurtherFace(
    [...dialogPacks.flatMap(dialogWords), ...dessertMoments, dessertKitchen.result.failed],
    face.chars,
    DIALOG_FACE_FILE,
  )
  const dessertFace = await buildFurtherFace(dessertHeads, face.chars, DESSERT_FACE_FILE)
  return { face, dialogFace, dessertFace, pictures: writePictures(await writeAppIcons()) }
}

/** The title of the search page says what came of it. */
const searchHeads: Pack = {
  started: { title: chineseSearch.title },
  found: { title: chineseSearch.found },
  none: chineseSearch.none,
}

/** The page of levels has its name and those of the two kinds as heads. */
const privilegeHeads: Pack = { title: zh.titles.privileges, level: { title: '级' }, earned: chinesePrivileges.earned }

/** What stands on the pages of a run and of two. The head of the dialog that removes a run is of another face. */
const { remove: _, ...runPages } = chineseRun
const runHeads: readonly Pack[] = [runPages, { title: scorecard.path.title }]

/** What stands below and beside a work. */
const besideHeads: readonly Pack[] = [chineseComments, { title: paintingPage.alike }, { title: paintingPage.about }]

/** Those whose heads stand on pages. */
const packs: readonly Pack[] = [
  searchHeads,
  ...[zh, ...runHeads, chineseTopics, chineseClubs.club, chineseClubs.topic],
  privilegeHeads,
  ...besideHeads,
  ...[en, englishRun, englishTopics, englishClubs.club, englishClubs.topic],
]

/** Those whose heads stand on dialogs. English has all its letters in the display face. */
const dialogPacks: readonly Pack[] = [
  ...[zh, archive, chineseClubs, dialogs, editor, editorBlocks, replayPanel, savedFilters, report],
  ...[chineseRun, chineseComments, paintingPage, scorecard, settings, upload, gifts, claimDessert],
]

/** Titles of dialogs that name a dessert. */
const dessertMoments: readonly string[] = Object.values(desserts.names).flatMap((name) => [
  dessertKitchen.came.title(name),
  ...[dessertKitchen.result.came, dessertKitchen.result.again].map((title) => title(name)),
  ...[claimDessert.came(name), claimDessert.rose(name, 9)],
])

/** Heads, names and spell cards of the pages of desserts. */
const dessertHeads: readonly string[] = [
  ...[desserts, dessertKitchen, chance].flatMap(headingWords),
  ...[chance.how, chance.kindsTitle, chance.mine, chance.hand, dessertKitchen.detail.effect],
  dessertKitchen.log.of(''),
  ...Object.values(desserts.names),
  ...Object.values(dessertKitchen.card.names),
  ...Object.values(dessertKitchen.places),
]

const inDesign = (path: string) => fileURLToPath(new URL(`../src/design/${path}`, import.meta.url))

const CHARS = inDesign('theme/display-chars.ts')
const DIALOG_CHARS = inDesign('theme/dialog-chars.ts')
const DESSERT_CHARS = inDesign('theme/dessert-chars.ts')
const VERSION = inDesign('art/art-version.ts')
