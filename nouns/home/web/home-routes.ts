import type { LoaderContext, PageHead } from '#api/loader.ts'

export const homeHead = ({ words }: LoaderContext): PageHead => ({
  title: words.home.title,
  description: words.home.description,
})
