import { Backdrop } from '#design/art/backdrop.tsx'
import { readDrawn } from '../../rules/backgrounds.ts'

/** The background a member chose, from its source as the calls tell it; nothing where there is none. */
export function PageBackdrop({ source }: { readonly source: string }) {
  if (source === '') return null
  return <Backdrop drawn={readDrawn(source)} picture={displayed(source)} />
}

/** The shape of a stored picture that is made for pages. */
const displayed = (path: string): string => path.replace(/\.(jpg|png|gif)$/, '.webp')
