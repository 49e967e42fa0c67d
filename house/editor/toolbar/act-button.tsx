import type { Editor as Tiptap } from '@tiptap/core'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import type { Act } from './acts.ts'
import { ToolButton } from './tool-button.tsx'
import { useEditorValue } from './use-editor-value.ts'

/** Toolbar button of an act: pressed while the act applies at the caret, disabled while it is impossible. */
export function ActButton({ act, editor }: { readonly act: Act; readonly editor: Tiptap }) {
  const { tools } = useWords(editorPack)
  const { name, icon, keys, wide, active, able, run } = act
  const pressed = useEditorValue(editor, (now) => active?.(now) ?? null)
  const possible = useEditorValue(editor, (now) => able?.(now) ?? true)
  return (
    <ToolButton
      name={name}
      icon={icon}
      label={tools[name]}
      keys={keys}
      wide={wide}
      pressed={pressed ?? undefined}
      able={possible}
      onClick={() => run(editor)}
    />
  )
}
