import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { gapsOf } from '#design/theme/chars-by-gaps.ts'
import { settings } from '#nouns/accounts/words/settings.zh.ts'
import { archive } from '#nouns/archive/words/archive.zh.ts'
import { clubs as englishClubs } from '#nouns/clubs/words/clubs.en.ts'
import { clubs as chineseClubs } from '#nouns/clubs/words/clubs.zh.ts'
import { topics as englishTopics } from '#nouns/clubs/words/topics.en.ts'
import { topics as chineseTopics } from '#nouns/clubs/words/topics.zh.ts'
import { chance } from '#nouns/desserts/words/chance.zh.ts'
import { claimDessert } from '#nouns/desserts/words/claim-dessert.zh.ts'
import { dessertKitchen } from '#nouns/desserts/words/dessert-kitchen.zh.ts'
import { desserts } from '#nouns/desserts/words/desserts.zh.ts'
import { gifts } from '#nouns/gifts/words/gifts.zh.ts'
import { paintingPage } from '#nouns/paintings/words/painting-page.zh.ts'
import { privileges as chinesePrivileges } from '#nouns/privileges/words/privileges.zh.ts'
import { replayPanel, savedFilters } from '#nouns/replays/words/replay-panel.zh.ts'
import { run as englishRun } from '#nouns/replays/words/run/run.en.ts'
import { run as chineseRun } from '#nouns/replays/words/run/run.zh.ts'
import { scorecard } from '#nouns/replays/words/scorecard.zh.ts'
import { upload } from '#nouns/replays/words/upload.zh.ts'
import { search as chineseSearch } from '#nouns/search/words/search.zh.ts'
import { comments as chineseComments } from '#words/cards/comments.zh.ts'
import { report } from '#words/cards/report.zh.ts'
import { editor } from '#words/editor/editor.zh.ts'
import { editorBlocks } from '#words/editor/editor-blocks.zh.ts'
import { dialogs } from '#words/session/dialogs.zh.ts'
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
import { en, zh } from './packs.ts'

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

const inDesign = (path: string) => fileURLToPath(new URL(`../../house/design/${path}`, import.meta.url))

const CHARS = inDesign('theme/display-chars.ts')
const DIALOG_CHARS = inDesign('theme/dialog-chars.ts')
const DESSERT_CHARS = inDesign('theme/dessert-chars.ts')
const VERSION = inDesign('art/art-version.ts')
