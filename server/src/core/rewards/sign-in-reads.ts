import type { ReadDb } from '../../kit/db/database.ts'

export interface SignInDay {
  readonly day: string
  readonly streak: number
  readonly power: number
}

/** The days of a stretch on which a member got the gift of the day, oldest first; both ends are included. */
export const signInDays = (db: ReadDb, member: number, from: string, to: string) =>
  db.named<SignInDay>(daysStatement, [member, from, to])

/** The newest day on which a member got the gift of the day. */
export async function lastSignIn(db: ReadDb, member: number): Promise<SignInDay | undefined> {
  const [last] = await db.named<SignInDay>(lastStatement, [member])
  return last
}

const daysStatement = {
  name: 'sign-in-days',
  sql: `select day, streak, power from sign_in_days where member = $1 and day between $2 and $3 order by day`,
}

const lastStatement = {
  name: 'sign-in-last',
  sql: 'select day, streak, power from sign_in_days where member = $1 order by day desc limit 1',
}
