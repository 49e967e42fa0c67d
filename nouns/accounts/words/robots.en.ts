import type { robots as chinese } from './robots.zh.ts'

export const robots: typeof chinese = {
  title: 'Activity accounts',
  text: 'For events. You are back after an hour, and what you do is logged under both names. Logging out leads back to your own account.',
  play: 'Switch',
}
