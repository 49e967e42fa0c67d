import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'
import { plant } from './plant.ts'

const root = join(import.meta.dirname, '../..')

/** The projects of `npm test`, with the plugin that plants faults. */
export default defineConfig({
  root,
  test: {
    ...config.test,
    projects: (config.test?.projects ?? []).map((project) => {
      if (typeof project !== 'object' || !('test' in project)) return project
      const setupFiles = [project.test?.setupFiles ?? [], 'checks/mutate/reached.ts'].flat()
      return { ...project, root, plugins: [plant(root)], test: { ...project.test, setupFiles } }
    }),
  },
})
