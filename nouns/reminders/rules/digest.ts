import { beijingHour, startOfBeijingDay } from '#rules/beijing-time.ts'

/** How often a digest of unread reminders is mailed. */
export const digestFrequencies = ['off', 'daily', 'weekly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** Hour of the day in Beijing at which digests are due; a weekly one on Monday. */
export const digestHour = 8
/** Maximum number of reminders that a digest names; the others are counted. */
export const digestLines = 30

/** Hours of the day in Beijing, 0 to 23: `from` is quiet, `to` is not; they differ. `from` may be after `to`. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** Whether an instant is in the quiet hours; never if there are none. */
export function isQuiet(hours: QuietHours | null, at: Date): boolean {
  if (!hours) return false
  const { from, to } = hours
  const hour = beijingHour(at)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The first moment after `at` that is not in the quiet hours; `at` itself if it is not in them. */
export function afterQuiet(hours: QuietHours | null, at: Date): Date {
  if (!hours || !isQuiet(hours, at)) return at
  const end = startOfBeijingDay(at).getTime() + hours.to * hourMs
  return new Date(end > at.getTime() ? end : end + dayMs)
}

interface DigestSettings {
  readonly digest: DigestFrequency
  readonly quiet: QuietHours | null
}

/**
 * When the next digest after an instant is due: at `digestHour`, or at the end of the quiet hours that this hour is in.
 * Null while digests are off.
 */
export function nextDigest({ digest, quiet }: DigestSettings, after: Date): Date | null {
  if (digest === 'off') return null
  const today = startOfBeijingDay(after).getTime() + digestHour * hourMs
  // The day before too: quiet hours may move a digest past midnight.
  for (let at = today - dayMs; ; at += dayMs) {
    if (digest === 'weekly' && !isMonday(at)) continue
    const due = afterQuiet(quiet, new Date(at))
    if (due > after) return due
  }
}

/** Whether the Beijing day of an instant at `digestHour` is a Monday; that hour is on the same day in UTC. */
const isMonday = (at: number): boolean => new Date(at).getUTCDay() === 1

const hourMs = 3_600_000
const dayMs = 24 * hourMs
