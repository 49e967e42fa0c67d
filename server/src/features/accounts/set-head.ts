import { setHead as write } from '../../core/members/store.ts'
import type { AccountsServices, CallOf, HandlerOf } from './services.ts'

/** A picture the member uploaded; '' goes back to the generated head. */
export const setHead =
  (services: AccountsServices): HandlerOf<'setHead'> =>
  async ({ db, input, member, refuse }: CallOf<'setHead'>) => {
    if (input.src !== '' && !(await services.ownsPicture(db, member.id, input.src))) refuse('pictureUnknown')
    await write(db, member.id, input.src)
    return 'suc' as const
  }
