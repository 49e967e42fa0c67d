// npm start: installs what is missing, builds the pages if they changed, and becomes the site.
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { becomeNode, ensureDependencies, root, runNode } from './runtime.mjs'

process.chdir(root)
await ensureDependencies()
// A build takes half a minute: what is wrong with the settings or the data folder is said before it.
const code = await ensureBuild({
  quiet: true,
  before: () => runNode([join(root, 'server', 'src', 'main.ts'), '--check']),
})
if (code !== 0) process.exit(code)
// The thread that answers calls makes little garbage at once: a small young generation saves memory. Rendering threads have
// limits of their own.
becomeNode(['--max-semi-space-size=4', join(root, 'server', 'src', 'main.ts')])
