import type { Person } from './person.ts'
export const shot = async ({ page, language, device }: Person, name: string, fullPage = true) => {
  if (process.env.SHOTS) await page.screenshot({ path: `/tmp/a/${name}-${language}-${device}.png`, fullPage })
}
