import { builtFolder as folderOfSite } from '#kit/pages/find-build.ts'

/** The folder of builds that journeys visit: the site's, unless this run has made another build of the same pages. */
export const builtFolder = process.env.PATISSERIE_TEST_BUILD ?? folderOfSite
