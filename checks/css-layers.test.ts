import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cssInLayers, cssLayerOf, cssLayers } from '#site/build/plugins/css-layers.ts'
import viteConfig from '../vite.config.ts'
import { filesOf } from './files.ts'

const sheets = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.css')

test('every sheet of the pages stands in a layer of its folder, which the build puts it into', () => {
  const wrong = sheets.filter((file) => {
    const layer = cssLayerOf(file)
    return layer === null ? !file.endsWith('/theme.css') : !cssLayers.includes(layer)
  })
  expect(wrong).toEqual([])
  expect(sheets.length).toBeGreaterThan(100)
  const config = typeof viteConfig === 'function' ? viteConfig({ command: 'build', mode: 'production' }) : viteConfig
  expect(config).toMatchObject({
    plugins: expect.arrayContaining([expect.objectContaining({ name: cssInLayers().name })]),
  })
})

test('the theme imports nothing but into layers', () => {
  const theme = readFileSync('house/design/theme/theme.css', 'utf8')
  for (const [line, file] of theme.matchAll(/@import "\.\/([^"]+)".*;/g))
    expect(line.includes('layer(') || unlayered(readFileSync(`house/design/theme/${file}`, 'utf8')) === '').toBe(true)
  expect(unlayered(theme.replace(/@import[^;]*;/g, ''))).toBe('')
})

test('a sheet of a new folder is not forgotten', () => {
  expect(() => cssLayerOf('pantry/shelf.module.css')).toThrow('no cascade layer')
})

/** The part of a style sheet outside its `@layer` blocks. */
function unlayered(css: string): string {
  let [depth, rest] = [0, '']
  for (const part of css.replace(/\/\*[\s\S]*?\*\//g, '').split(/(?<=[{}])/)) {
    if (depth === 0 && !/^\s*@layer [\w, ]+\{$/.test(part)) rest += part
    depth += part.endsWith('{') ? 1 : part.endsWith('}') ? -1 : 0
  }
  return rest.trim()
}
