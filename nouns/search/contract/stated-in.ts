/** What Node reads instead of `import.meta.glob`: what every noun exports as `name` from `file`, by the names of the nouns. */
export async function statedIn(file: string, name: string): Promise<readonly unknown[]> {
  const { globSync } = await import('node:fs')
  const nouns = new URL('../../', import.meta.url)
  const files = globSync(`*/${file}`, { cwd: nouns }).sort()
  const modules = await Promise.all(files.map((path) => import(new URL(path, nouns).href)))
  return modules.map((stated: Readonly<Record<string, unknown>>) => stated[name])
}
