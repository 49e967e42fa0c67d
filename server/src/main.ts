import { checkDataFolder } from './kit/check-data-folder.ts'
import { checkPort } from './kit/http/check-port.ts'
import { readSettings } from './kit/settings.ts'
import { tellWhyNot } from './tell-why-not.ts'

/** Settings -> what they need -> the site. `--check` ends before the site, for a start that has something to build first. */
async function main(): Promise<void> {
  // Whatever the site writes is for its own account alone.
  process.umask(0o077)
  const settings = readSettings(process.env)
  await checkPort(settings)
  await checkDataFolder(settings.data)
  if (process.argv.includes('--check')) return
  // Only now: reading the whole program takes longer than saying what is wrong.
  const { serveSite } = await import('./serve-site.ts')
  await serveSite(settings)
}

main().catch(tellWhyNot)
