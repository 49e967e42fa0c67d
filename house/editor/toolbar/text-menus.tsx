import type { Editor as Tiptap } from '@tiptap/core'
import { classNames } from '#design/class-names.ts'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { setSize, sizeAt, sizes, standardSize } from '../schema/size.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './toolbar.module.css'
import { useEditorValue } from './use-editor-value.ts'

interface ToolProps {
  readonly editor: Tiptap
}

/** Menu for paragraph and heading levels. */
export function StyleMenu({ editor }: ToolProps) {
  const { tools } = useWords(editorPack)
  const level = useEditorValue(
    editor,
    (now) => ([2, 3] as const).find((at) => now.isActive('heading', { level: at })) ?? 0,
  )
  const able = useEditorValue(editor, (now) => !now.isActive('codeBlock'))
  return (
    <Menu
      label={tools.style}
      trigger={(trigger) => (
        <ToolButton
          {...trigger}
          name="style"
          icon="pilcrow"
          label={`${tools.style}: ${tools.styles[level]}`}
          able={able}
          opens
        >
          <span className={styles.word}>{tools.styles[level]}</span>
        </ToolButton>
      )}
    >
      {([0, 2, 3] as const).map((at) => (
        <MenuItem
          key={at}
          checked={at === level}
          onSelect={() => {
            const chain = editor.chain().focus()
            if (at === 0) chain.setNode('paragraph').run()
            else chain.setNode('heading', { level: at }).run()
          }}
        >
          <span className={at === 2 ? styles.large : at === 3 ? styles.middle : undefined}>{tools.styles[at]}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Menu of font sizes, 8 to 36 points. The standard size has no mark. */
export function SizeMenu({ editor }: ToolProps) {
  const { tools } = useWords(editorPack)
  const size = useEditorValue(editor, sizeAt)
  const able = useEditorValue(editor, (now) => !now.isActive('codeBlock'))
  return (
    <Menu
      label={tools.size}
      trigger={(trigger) => (
        <ToolButton
          {...trigger}
          name="size"
          icon="type"
          label={`${tools.size}: ${size}`}
          keys="Control+Shift+."
          able={able}
          opens
        >
          <span className={classNames(styles.word, styles.number)}>{size}</span>
        </ToolButton>
      )}
    >
      {sizes.map((pt) => (
        <MenuItem key={pt} checked={pt === size} onSelect={() => setSize(editor, pt)}>
          {pt === standardSize ? tools.standardSize(pt) : tools.points(pt)}
        </MenuItem>
      ))}
    </Menu>
  )
}

const sides = [
  { align: null, icon: 'align-left', word: 'left' },
  { align: 'center', icon: 'align-center', word: 'center' },
  { align: 'end', icon: 'align-right', word: 'right' },
  { align: 'justify', icon: 'align-justify', word: 'justify' },
] as const

export function AlignMenu({ editor }: ToolProps) {
  const { tools } = useWords(editorPack)
  const at = useEditorValue(editor, (now) => sides.findIndex(({ align }) => align && now.isActive({ align })))
  const shown = sides[Math.max(0, at)] ?? sides[0]
  return (
    <Menu
      label={tools.align}
      trigger={(trigger) => (
        <ToolButton
          {...trigger}
          name="align"
          icon={shown.icon}
          label={`${tools.align}: ${tools.sides[shown.word]}`}
          opens
        />
      )}
    >
      {sides.map((side) => (
        <MenuItem key={side.word} checked={side === shown} onSelect={() => alignText(editor, side.align)}>
          {tools.sides[side.word]}
        </MenuItem>
      ))}
    </Menu>
  )
}

const alignText = (editor: Tiptap, align: string | null) =>
  editor.chain().focus().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()
