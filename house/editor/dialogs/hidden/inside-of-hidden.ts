import { openBlock } from '../../blocks/block-content.ts'
import type { RichDocument } from '../../editor-types.ts'

/** Content of a hidden block; null for any other block. */
export function insideOfHidden({ attrs }: RichDocument): readonly RichDocument[] | null {
  if (typeof attrs !== 'object' || attrs === null) return null
  const block = openBlock({ ...attrs })
  return block?.component === 'hidden' ? block.data.content.content : null
}
