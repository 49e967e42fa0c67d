import { expect } from 'vitest'
import type { ReplayFile } from '#nouns/replays/journeys/replay-files.ts'
import { gameNames } from '#rules/games/game-names.ts'
import { gameLabel } from '#rules/games/games.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'
import { digitsOf } from './digits-of.ts'

/** `/rpy/upload` */
export function uploadPage({ page, words, language, visit }: Person) {
  const { uploadTitle } = words.replays
  const { form } = words.upload
  const asRead = page.locator('section').filter({ has: page.getByRole('heading', { name: words.run.info.title }) })
  const note = page.getByLabel(form.comment, { exact: true })
  return {
    note,
    submit: page.getByRole('button', { name: uploadTitle, exact: true }),
    visit: () => visit('/rpy/upload'),
    choose: (...files: readonly { readonly name: string; readonly bytes: Buffer }[]) =>
      page
        .locator('input[type=file][accept=".rpy"]')
        .first()
        .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: bytes }))),
    /** The row of a file in the upload queue. */
    row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    /** Expects the file's contents as the browser parsed them, before the upload. */
    seeRead: async (file: ReplayFile) => {
      await see(
        asRead.getByText(language === 'zh' ? gameLabel(file.gam, language) : gameNames[file.gam].en),
        asRead.getByText(file.pilot, { exact: true }),
      )
      expect(digitsOf(await asRead.innerText())).toContain(String(file.score))
    },
  }
}
