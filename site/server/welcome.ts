import type { Foundation } from '#kit/open-site.ts'
import type { Settings } from '#kit/settings.ts'

type Demo = readonly { readonly account: string; readonly nick: string; readonly password: string }[]

/** Seeds a site without any account; null if the settings want no demo accounts or an account exists. */
export async function seedFirstStart(foundation: Foundation, settings: Settings): Promise<Demo | null> {
  const { db, now } = foundation
  if (!settings.demo || (await db.read.selectFrom('members').select('id').limit(1).executeTakeFirst())) return null
  const { seedSite } = await import('../seed/seed-site.ts')
  const { dataFolder, stores, without } = foundation
  return seedSite({ db, dataFolder, stores, now: now(), without })
}

/** Printed for demo sites only. */
const demoStaff = [
  '  演示站：demostaff 没有两步验证也能进店员后台。正式的站点上，店员要先开启两步验证。',
  '  Demo site: demostaff is in the back office without two-factor. On a real site staff have to switch it on first.',
]

/** Prints the site's address and, after seeding, the demo accounts. Their passwords are known only then. */
export function welcome(settings: Settings, demo: Demo | null): void {
  const lines = ['', '  弹幕甜品屋  Danmaku Patisserie', `  ${settings.origin}`, '']
  if (settings.without.length > 0) lines.push(`  未开放 / Switched off: ${settings.without.join(', ')}`, '')
  if (demo) {
    lines.push('  演示账号，密码只显示这一次 / Demo accounts; the passwords are shown this once:')
    for (const { account, password, nick } of demo) lines.push(`    ${account.padEnd(12)} ${password}   ${nick}`)
    lines.push(...demoStaff, '')
  }
  console.log(lines.join('\n'))
}
