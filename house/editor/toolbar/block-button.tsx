import type { Editor as Tiptap } from '@tiptap/core'
import type { Language } from '#rules/language.ts'
import type { BlockTool } from './block-tools.ts'
import { ToolButton } from './tool-button.tsx'

interface BlockButtonProps {
  readonly tool: BlockTool
  readonly editor: Tiptap
  readonly language: Language
}

/** Toolbar button of a kind of block. */
export function BlockButton({ tool: { name, icon, label, run }, editor, language }: BlockButtonProps) {
  return <ToolButton name={name} icon={icon} label={label(language)} onClick={() => run(editor)} />
}
