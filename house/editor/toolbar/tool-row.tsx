import type { Editor as Tiptap } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { RovingContext } from './tool-button.tsx'
import { ToolIcon } from './tool-icon.tsx'
import styles from './toolbar.module.css'

interface ToolRowProps {
  readonly editor: Tiptap
  readonly label: string
  /** Name of the button that Tab leads to at first. */
  readonly first: string
  readonly className: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

/**
 * Toolbar of an editor: one tab stop, arrow keys inside, Escape back to the text. For members who hide the toolbar it
 * is one button that unfolds it for this text.
 */
export function ToolRow({ editor, label, first, className, ref, children }: ToolRowProps) {
  const [current, move] = useState(first)
  const [unfolded, setUnfolded] = useState(false)
  const folded = useMe().profile?.hideToolbar === 'Y' && !unfolded
  return (
    <RovingContext value={{ current, move }}>
      <div
        ref={ref}
        role="toolbar"
        aria-label={label}
        className={className}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return moveFocus(event)
          // In a popover Escape closes the popover. Elsewhere its default is prevented, as it would close the
          // surrounding dialog.
          if (event.target instanceof Element && !event.target.closest('[popover]')) event.preventDefault()
          editor.commands.focus()
        }}
      >
        {folded ? <Unfold onPress={() => setUnfolded(true)} /> : children}
      </div>
    </RovingContext>
  )
}

function Unfold({ onPress }: { readonly onPress: () => void }) {
  const { tools } = useWords(editorPack)
  return (
    <button
      type="button"
      data-tool="unfold"
      aria-expanded={false}
      tabIndex={0}
      className={classNames(styles.tool, styles.unfold)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {tools.unfold}
      <ToolIcon name="chevron-down" size={14} />
    </button>
  )
}

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const at = stops.findIndex((stop) => stop.contains(document.activeElement))
  if (at < 0) return
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  stops.at(next % stops.length)?.focus()
}
