import type { ReadDb } from '#kit/db/database.ts'
import { monthsLater } from '#rules/economy/sign-in-month.ts'

export interface SignInDay {
  readonly day: string
  readonly streak: number
  readonly power: number
}

/** The days of a month `YYYY-MM` on which a member got the gift of the day, oldest first. */
export const signInDays = (db: ReadDb, member: number, month: string) =>
  db.named<SignInDay>(daysStatement, [member, `${month}-01`, `${monthsLater(month, 1)}-01`])

/** A member's first and last such day. */
export async function signInEnds(db: ReadDb, member: number) {
  const [first, last] = await db.named<SignInDay>(endsStatement, [member])
  return { first, last }
}

const daysStatement = {
  name: 'sign-in-days',
  sql: `select day, streak, power from sign_in_days where member = $1 and day >= $2 and day < $3 order by day`,
}

const endsStatement = {
  name: 'sign-in-ends',
  sql: `(select day, streak, power from sign_in_days where member = $1 order by day limit 1)
    union all (select day, streak, power from sign_in_days where member = $1 order by day desc limit 1)`,
}
