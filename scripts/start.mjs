// npm start: installs missing packages, builds the pages if they changed, and runs the site.
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { becomeNode, ensureDependencies, root, runNode } from './runtime.mjs'

process.chdir(root)
await ensureDependencies()
// A build takes half a minute: report wrong settings or a wrong data folder before it.
const code = await ensureBuild({
  quiet: true,
  before: () => runNode([join(root, 'site', 'server', 'main.ts'), '--check']),
})
if (code !== 0) process.exit(code)
// The thread that answers calls makes little garbage at a time: a small young generation saves memory. Rendering
// threads
// have their own limits.
becomeNode(['--max-semi-space-size=4', join(root, 'site', 'server', 'main.ts')])
