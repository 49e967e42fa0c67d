import type { Call } from '#kit/http/call.ts'
import type { desserts } from '../contract/desserts.ts'
import { endOuting } from './end-outing.ts'

/** POST /callBack */
export async function callBack({ db, input, member, now, refuse }: Call<typeof desserts.calls.callBack>) {
  const ended = (await endOuting(db, { member: member.id, now, called: input.dessert })) ?? refuse('notOut')
  return { FOUND: [...ended.found], HINT: ended.hint }
}
