import type { Foundation } from './kit/open-site.ts'
import type { Settings } from './kit/settings.ts'

/** Prints where the site answers. */
export async function welcome(_foundation: Foundation, settings: Settings): Promise<void> {
  console.log(`\n  弹幕甜品屋 Danmaku Patisserie\n  ${settings.origin}\n`)
}
