import { checkDataFolder } from '#kit/check-data-folder.ts'
import { checkPort } from '#kit/http/check-port.ts'
import { readSiteSettings } from './site-settings.ts'
import { tellWhyNot } from './tell-why-not.ts'

/** Reads the settings, checks port and data folder, serves the site. `--check` only checks, for use before a build. */
async function main(): Promise<void> {
  // Files that the site writes are readable only by its own user account.
  process.umask(0o077)
  const settings = readSiteSettings(process.env)
  await checkPort(settings)
  await checkDataFolder(settings.data)
  if (process.argv.includes('--check')) return
  // Imported only now: loading the whole program takes longer than reporting a wrong setting.
  const { serveSite } = await import('./serve-site.ts')
  await serveSite(settings)
}

main().catch(tellWhyNot)
