import { join } from 'node:path'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { noteSources } from './note-sources.ts'
import { recordFolder } from './recording.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The configuration of Vitest. If PATISSERIE_TEST_RECORD_REACH names a folder, each test file of the projects that the map
 * knows also writes a record there: which functions of the site it ran.
 */
export function withRecording(config: ViteUserConfig): ViteUserConfig {
  const folder = recordFolder()
  if (!folder) return config
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name !== 'checks'
      ? recorded(project as TestProjectInlineConfiguration, folder)
      : project,
  )
  return { ...config, test: { ...config.test, projects } }
}

function recorded(project: TestProjectInlineConfiguration, folder: string): TestProjectInlineConfiguration {
  const { test } = project
  const isJourneys = test?.name === 'journeys'
  // The set-up file comes first, so that the others' sources are noted too.
  const setupFiles = [
    'checks/reach/setup.ts',
    isJourneys ? 'checks/reach/setup-journeys.ts' : [],
    test?.setupFiles ?? [],
  ].flat()
  const globalSetup = [test?.globalSetup ?? [], isJourneys ? 'checks/reach/pages-with-notes.ts' : []].flat()
  return { ...project, plugins: [noteSources({ root, folder })], test: { ...test, setupFiles, globalSetup } }
}
