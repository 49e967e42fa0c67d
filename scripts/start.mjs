// npm start: installs what is missing, builds the pages if they changed, and becomes the site.
import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { becomeNode, ensureDependencies, root } from './runtime.mjs'

process.chdir(root)
await ensureDependencies()
const code = await ensureBuild({ quiet: true })
if (code !== 0) process.exit(code)
becomeNode([join(root, 'server', 'src', 'main.ts')])
