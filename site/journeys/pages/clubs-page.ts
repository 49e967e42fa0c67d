import { editor as en } from '#words/editor/editor.en.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'
import { editorPart } from './editor-part.ts'
import { clubWords } from './topic-page.ts'

const editorWords = { zh, en } as const

/** `/ms?m=` */
export function clubsPage(person: Person) {
  const { page, language } = person
  const { club: words } = clubWords[language]
  const write = page.locator('#write')
  const editor = editorPart(person)
  const title = write.getByLabel(words.titleLabel)
  return {
    words,
    composer: editorWords[language].composer,
    editor,
    title,
    search: page.getByRole('searchbox', { name: words.search }),
    visit: (m: number) => person.visit(`/ms?m=${m}`),
    /** Opens the form at the end of the page, with its editor. */
    openWrite: async () => {
      await page.getByRole('toolbar', { name: words.toolbar }).getByRole('button', { name: words.write }).click()
      await see(title)
    },
    /** Focuses the text, which loads the editor. */
    openText: () => editor.open(write.getByRole('textbox').last()),
    post: write.getByRole('button', { name: words.post, exact: true }),
  }
}
