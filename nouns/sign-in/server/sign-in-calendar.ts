import { signInDays, signInEnds } from '#core/rewards/sign-in-reads.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { streakOn } from '#rules/economy/daily-gift.ts'
import { monthOf } from '#rules/economy/sign-in-month.ts'
import type { SignInCalendar, signIn } from '../contract/sign-in.ts'

/** GET /getSignIn: the caller's sign-in days of a month, and their streak. */
export async function signInCalendar({ db, input, member, now }: Call<typeof signIn.calls.calendar>) {
  const today = beijingDay(now)
  const month = input.month ?? monthOf(today)
  const [days, { first, last }] = await Promise.all([signInDays(db, member.id, month), signInEnds(db, member.id)])
  return {
    MONTH: month,
    TODAY: today,
    STREAK: streakOn({ day: last?.day ?? null, streak: last?.streak ?? 0 }, today),
    FIRST: monthOf(first?.day ?? today),
    DAYS: days.map(({ day, power }) => ({ DAY: day, POWER: power })),
  } satisfies SignInCalendar
}
