import { readDrawn } from '@patisserie/rules/accounts/backgrounds'
import { ownsPicture } from '../../../core/files/pictures.ts'
import { refuseBlack } from '../../../core/members/black-gate.ts'
import { setBackground as write } from '../../../core/members/store.ts'
import type { OwnCall, OwnHandler } from '../services.ts'

/** Sets the background: a picture the member uploaded, one that the site draws, or '' for none. */
export const setBackground: OwnHandler<'setBackground'> = async (call: OwnCall<'setBackground'>) => {
  const { db, input, member, refuse } = call
  await refuseBlack(db, member)
  if (input.src.startsWith('/')) {
    if (!(await ownsPicture(db, member.id, input.src))) refuse('pictureUnknown')
  } else if (input.src !== '' && !readDrawn(input.src)) refuse('backgroundUnknown')
  await write(db, member.id, input.src)
  return 'suc' as const
}
