import type { GiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import type { Call } from '#kit/http/call.ts'
import type { desserts } from '../contract/desserts.ts'
import { endOuting } from './end-outing.ts'

/** POST /callBack */
export const callBack =
  (giftsOfWeek: GiftsOfWeek) =>
  async ({ db, input, member, now, refuse }: Call<typeof desserts.calls.callBack>) => {
    const ended =
      (await endOuting(db, { member: member.id, now, called: input.dessert, giftsOfWeek })) ?? refuse('notOut')
    return { FOUND: [...ended.found], HINT: ended.hint }
  }
