import type { Editor as Tiptap } from '@tiptap/core'
import type { Ref } from 'react'
import type { Language } from '#rules/language.ts'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { ActButton } from './act-button.tsx'
import { blocks, clear, history, marks } from './acts.ts'
import { BlockButton } from './block-button.tsx'
import { blockTools } from './block-tools.ts'
import { ColourTool } from './colour-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { TableMenu } from './table-menu.tsx'
import { AlignMenu, SizeMenu, StyleMenu } from './text-menus.tsx'
import { ToolRow } from './tool-row.tsx'
import styles from './toolbar.module.css'

interface ToolbarProps {
  readonly editor: Tiptap
  readonly language: Language
  readonly ref?: Ref<HTMLDivElement>
}

/** The editor's toolbar. */
export function Toolbar({ editor, language, ref }: ToolbarProps) {
  const { tools } = useWords(editorPack)
  return (
    <ToolRow ref={ref} editor={editor} label={tools.bar} first="undo" className={styles.bar}>
      <div className={styles.group}>
        {history.map((act) => (
          <ActButton key={act.name} act={act} editor={editor} />
        ))}
      </div>
      <div className={styles.group}>
        {blockTools.map((tool) => (
          <BlockButton key={tool.name} tool={tool} editor={editor} language={language} />
        ))}
      </div>
      <div className={styles.group}>
        <StyleMenu editor={editor} />
        <SizeMenu editor={editor} />
      </div>
      <div className={styles.group}>
        {marks.map((act) => (
          <ActButton key={act.name} act={act} editor={editor} />
        ))}
        <ColourTool editor={editor} ground="colour" />
        <ColourTool editor={editor} ground="back" />
        <ActButton act={clear} editor={editor} />
      </div>
      <div className={styles.group}>
        <AlignMenu editor={editor} />
        {blocks.map((act) => (
          <ActButton key={act.name} act={act} editor={editor} />
        ))}
        <TableMenu editor={editor} />
        <LinkTool editor={editor} />
      </div>
    </ToolRow>
  )
}
