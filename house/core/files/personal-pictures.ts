import type { PersonalData } from '../members/personal-data.ts'
import type { Files } from './open-files.ts'
import { picturePath } from './picture-paths.ts'
import { dropPictures } from './pictures.ts'
import './tables.ts'

/** Personal data: the pictures a member uploaded. What shows them is forgotten before them. */
export const picturesData = (files: Files): PersonalData => ({
  name: 'pictures',
  tables: ['pictures', 'remote_pictures'],
  export: async (db, member) => {
    const rows = await db
      .selectFrom('pictures')
      .select(['original', 'extension', 'name', 'width', 'height', 'size', 'at'])
      .where('member', '=', member)
      .orderBy('id')
      .execute()
    return rows.map(({ original, extension, ...rest }) => ({ path: picturePath({ original, extension }), ...rest }))
  },
  // A picture alone does not keep an account from deletion; the post that shows it does.
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.updateTable('remote_pictures').set({ asked_by: null }).where('asked_by', '=', member).execute()
    // Locks the pictures, so that no job adds sizes to them meanwhile.
    const rows = await tx.selectFrom('pictures').select('id').where('member', '=', member).forUpdate().execute()
    await dropPictures(
      tx,
      files,
      rows.map(({ id }) => id),
    )
  },
})
