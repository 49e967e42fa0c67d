import { site } from '@patisserie/contract/site'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

export const homeLoader = ({ context }: { readonly context: LoaderContext }) => context.load(site.home.calls.front, {})

export const homeHead = ({ words }: LoaderContext): PageHead => ({
  title: words.home.title,
  description: words.home.description,
})
