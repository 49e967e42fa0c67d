import type { PictureFile } from '#nouns/paintings/journeys/picture-files.ts'
import type { Person } from '../person.ts'

/** `/painting/upload` */
export function paintingUploadPage({ page, words, visit }: Person) {
  const { list, form } = words.paintingUpload
  return {
    visit: (query = '') => visit(`/painting/upload${query}`),
    choose: (...files: readonly PictureFile[]) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...files]),
    /** The row of a work, by its name or the name of its file. */
    row: (name: string) =>
      page.getByRole('region', { name: list.title }).getByRole('listitem').filter({ hasText: name }),
    /** Shows the form of a work. */
    describe: (name: string) => page.getByRole('button', { name: list.edit(name), exact: true }).click(),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    send: page.getByRole('button', { name: form.send, exact: true }),
    /** Drags a picture of the work to the place of another one, both by their names. */
    drag: (from: string, to: string) =>
      page.getByRole('img', { name: from, exact: true }).dragTo(page.getByRole('img', { name: to, exact: true })),
    sendAll: (n: number) => page.getByRole('button', { name: list.sendAll(n), exact: true }).click(),
  }
}
