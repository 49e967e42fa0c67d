// npm run replay | fuzz | mutate | bench | simulate | seed | record | backup | restore | tables | audit: runs a TypeScript file of the repository. `node scripts/run.mjs FILE ARGS…`
import { resolve } from 'node:path'
import { becomeNode, ensureDependencies, fail, root } from './runtime.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) fail('Usage: node scripts/run.mjs FILE ARGS…')
await ensureDependencies()
becomeNode([resolve(root, file), ...args])
