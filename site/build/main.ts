import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { writeShareArt } from './share-art.ts'

/** The pages for the browser (`client`), the renderer of their first HTML (`server`) and what pictures are drawn from (`share`). */
const root = join(import.meta.dirname, '../..')
const configFile = join(root, 'vite.config.ts')
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node site/build/main.ts FOLDER')
const into = (name: string) => join(resolve(folder), name)

try {
  await build({ configFile, logLevel: 'warn', build: { outDir: into('client') } })
  await build({ configFile, logLevel: 'warn', build: { outDir: into('server'), ssr: true } })
  writeShareArt(into('share'), join(root, 'dist', 'current', 'share'))
  await compress(into('client'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Writes a .br and a .gz beside every text file, so that nothing is compressed while it is served. */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|svg|json)$/.test(file) && !file.startsWith('.vite'))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
