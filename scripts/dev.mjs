// npm run dev: the site with its pages served from their sources; it starts anew when a file of the server changes.
import { join } from 'node:path'
import { becomeNode, ensureDependencies, root } from './runtime.mjs'

process.chdir(root)
await ensureDependencies()
becomeNode(['--watch', '--watch-preserve-output', join(root, 'server', 'src', 'main.ts')], { PATISSERIE_DEV: '1' })
