import type { Files } from '#core/files/open-files.ts'
import { openGiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import { stated } from '../server/app.ts'

/** What counts in the weeks of gifts on the whole site, for tests that run the work of the minute themselves. */
export const giftsOfWeek = openGiftsOfWeek(stated({} as Files, () => new Date(0)).countedGifts) // only the declared lists are used
