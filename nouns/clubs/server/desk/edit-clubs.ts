import { ownsPicture } from '#core/files/pictures.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { isCode } from '#kit/is-code.ts'
import type { clubs } from '../../contract/clubs.ts'
import { clubProblem, plainClub } from '../../rules/clubs.ts'
import { type ClubCard, insertClub, lockClub, lockOrder, setOrder, updateClubRow } from '../clubs/club-store.ts'

type Calls = typeof clubs.calls

/** POST /addMS: adds a club as the last one. */
export async function addClub({ db, input, member, now, refuse }: Call<Calls['addClub']>) {
  const card = cardOf(input, refuse)
  if (card.picture !== '' && !(await ownsPicture(db, member.id, card.picture))) refuse('pictureGone')
  const m = (await insertClub(db, card, now)) ?? refuse('clubNameTaken')
  await logAct(db, { by: member, act: 'addMS', subject: `club:${m}`, reason: '', before: null, after: card, now })
  return { m }
}

/** POST /updateMS: changes a club. Hiding it hides all its topics. */
export async function updateClub({ db, input, member, now, refuse }: Call<Calls['updateClub']>) {
  const reason = givenReason(input.reason, refuse)
  const card = { ...cardOf(input, refuse), hidden: input.hidden === 'Y' }
  const { id, ...before } = (await lockClub(db, input.m)) ?? refuse('clubGone')
  const isNew = card.picture !== '' && card.picture !== before.picture
  if (isNew && !(await ownsPicture(db, member.id, card.picture))) refuse('pictureGone')
  const saved = await updateClubRow(db, id, card).catch((error: unknown) => {
    // A concurrent call has given another club this name.
    if (isCode(error, '23505')) return false
    throw error
  })
  if (!saved) refuse('clubNameTaken')
  await logAct(db, { by: member, act: 'updateMS', subject: `club:${id}`, reason, before, after: card, now })
  return 'suc' as const
}

/** POST /orderMS: the new order must name every club exactly once, also hidden ones. */
export async function orderClubs({ db, input, member, now, refuse }: Call<Calls['orderClubs']>) {
  const before = await lockOrder(db)
  const wanted = new Set(input.m)
  const isWhole =
    wanted.size === input.m.length && wanted.size === before.length && before.every((id) => wanted.has(id))
  if (!isWhole) refuse('clubsChanged')
  await setOrder(db, input.m)
  await logAct(db, { by: member, act: 'orderMS', subject: 'clubs', reason: '', before, after: input.m, now })
  return 'suc' as const
}

interface Sent {
  readonly name: string
  readonly nameEn: string
  readonly intro: string
  readonly introEn: string
  readonly pic: string
}

function cardOf({ pic, ...words }: Sent, refuse: (code: CardProblem) => never): ClubCard {
  const problem = clubProblem(words)
  if (problem) refuse(problem)
  const { nameEn, introEn, ...card } = plainClub(words)
  return { ...card, name_en: nameEn, intro_en: introEn, picture: pic }
}

type CardProblem = NonNullable<ReturnType<typeof clubProblem>>
