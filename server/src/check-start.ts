import { checkDataFolder } from './kit/check-data-folder.ts'
import { checkPort } from './kit/http/check-port.ts'
import { readSettings } from './kit/settings.ts'
import { tellWhyNot } from './tell-why-not.ts'

/** What the site looks at first when it starts, for a start that has something to build before. */
try {
  const settings = readSettings(process.env)
  await checkPort(settings)
  await checkDataFolder(settings.data)
} catch (error) {
  tellWhyNot(error)
}
