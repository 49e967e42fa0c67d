import { daysLater } from '#rules/beijing-time.ts'
import { dessertRates as rates } from '#rules/desserts/dessert-rates.ts'

export type Mood = 'calm' | 'happy' | 'sleepy' | 'away'

interface Feeling {
  /** The last Beijing day on which it was fed its own material, or on which it came. */
  readonly fedDay: string
  readonly out: boolean
}

/** How a dessert is drawn: away while it is out, happy on the day of its own material, sleepy some days after it. */
export const moodOf = ({ fedDay, out }: Feeling, today: string): Mood => {
  if (out) return 'away'
  if (fedDay >= today) return 'happy'
  return today >= daysLater(fedDay, rates.sleepyDays) ? 'sleepy' : 'calm'
}
