import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

/** Vite plugin: `import text from './module.ts?inline-script'` gives a module without imports as the text of a script. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    const [, file] = /^(.+)\?inline-script$/.exec(id) ?? []
    if (!file) return null
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await scriptOf(file))}`
  },
})

const scriptOf = async (file: string): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2022', sourcemap: false })
  const script = `(()=>{${code.replace(/^export \{\s*\};?$/m, '')}})()`
  return minifySync(file.replace(/\.ts$/, '.js'), script, { compress: true, mangle: true }).code.trim()
}
