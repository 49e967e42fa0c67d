import { ownsPicture } from '#core/files/pictures.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { setHead as write } from '#core/members/store.ts'
import type { CallOf, HandlerOf } from '../services.ts'

/** Sets the head: a picture the member uploaded, or '' for the generated one. */
export const setHead: HandlerOf<'setHead'> = async ({ db, input, member, refuse }: CallOf<'setHead'>) => {
  await refuseBlack(db, member)
  if (input.src !== '' && !(await ownsPicture(db, member.id, input.src))) refuse('pictureUnknown')
  await write(db, member.id, input.src)
  return 'suc' as const
}
