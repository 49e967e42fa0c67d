import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'
import { plant } from './plant.ts'

const root = join(import.meta.dirname, '../..')

/** Test files in the order in which they are to run, passed as JSON. */
const order = JSON.parse(process.env.PATISSERIE_TEST_ORDER ?? '[]') as readonly string[] // written by try-fault.ts

class AsOrdered extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.indexOf(relative(root, moduleId))
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/** The projects of `npm test`, with the plugin that plants a fault. Pages have theirs in a build: plant-pages.ts. */
export default defineConfig({
  root,
  test: {
    ...config.test,
    sequence: { sequencer: AsOrdered },
    projects: (config.test?.projects ?? []).map((project) => {
      if (typeof project !== 'object' || !('test' in project)) return project
      const isJourneys = project.test?.name === 'journeys'
      const own = isJourneys ? 'checks/mutate/setup-journeys.ts' : 'checks/mutate/setup.ts'
      const setupFiles = [project.test?.setupFiles ?? [], own].flat()
      // A retry would run what a fault broke again.
      const test = { ...project.test, root, setupFiles, retry: 0 }
      return { ...project, root, plugins: isJourneys ? [] : [plant(root)], test }
    }),
  },
})
