import { resolve } from 'node:path'

/** The folder for records if PATISSERIE_TEST_RECORD_REACH asks for them; null in all other runs. */
export const recordFolder = (): string | null => {
  const folder = process.env.PATISSERIE_TEST_RECORD_REACH
  return folder ? resolve(folder) : null
}
