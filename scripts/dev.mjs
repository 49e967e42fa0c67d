// npm run dev: runs the site with its pages served from their sources, and restarts it when a server file changes.
import { join } from 'node:path'
import { becomeNode, ensureDependencies, root } from './runtime.mjs'

process.chdir(root)
await ensureDependencies()
becomeNode(['--watch', '--watch-preserve-output', join(root, 'site', 'server', 'main.ts')], { PATISSERIE_DEV: '1' })
