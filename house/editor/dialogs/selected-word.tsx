import type { Editor as Tiptap } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { useEffect, useState } from 'react'
import type { EmojiSet } from '#rules/rich-text/emoji-sets.ts'
import { isEmojiSet } from '#rules/rich-text/emoji-sets.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { BlockWords } from '#words/editor/editor-blocks.pack.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { openBlock } from '../blocks/block-content.ts'
import { emojiWord } from '../blocks/emoji-node.ts'
import { pieceName } from '../blocks/piece-node.ts'

/** Says to screen readers what is selected where that is a whole block, and what can be done with it. */
export function SelectedWord({ editor }: { readonly editor: Tiptap }) {
  const words = useWords(editorBlocksPack)
  const { language } = useLanguage()
  const [node, setNode] = useState<Node | null>(null)
  useEffect(() => {
    const look = () => {
      const { selection } = editor.state
      setNode(selection instanceof NodeSelection ? selection.node : null)
    }
    editor.on('selectionUpdate', look)
    return () => void editor.off('selectionUpdate', look)
  }, [editor])
  const name = node && nodeName(node, words, language)
  const opens = node?.type.name === 'block' || node?.type.name === 'picture'
  return (
    <p className="visually-hidden" aria-live="polite">
      {name ? (opens ? words.selectedOpens(name) : words.selected(name)) : ''}
    </p>
  )
}

function nodeName({ type, attrs }: Node, { names }: BlockWords, language: 'zh' | 'en'): string | null {
  switch (type.name) {
    case 'picture':
      return names.picture(String(attrs.alt))
    case 'piece':
      return pieceName(names, attrs.kind === 'painting' ? 'painting' : 'replay', Number(attrs.id))
    case 'mention':
      return names.mention(String(attrs.label))
    case 'emoji':
      return isEmojiSet(String(attrs.set))
        ? names.emoji(emojiWord(attrs.set as EmojiSet, String(attrs.name), language))
        : names.ownEmoji
    case 'block': {
      const block = openBlock(attrs)
      if (!block) return names.broken
      return block.component === 'hidden' ? names.hidden(block.data.showing) : names.gallery(block.data.items.length)
    }
    default:
      return null
  }
}
