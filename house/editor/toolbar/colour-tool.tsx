import type { Editor as Tiptap } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { type PaintName, paints, washes } from '#design/theme/paints.ts'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import styles from './colour-tool.module.css'
import { ToolPopover } from './popover.tsx'
import { type Ground, useSavedColours } from './saved-colours.ts'
import { ToolIcon } from './tool-icon.tsx'
import { useEditorValue } from './use-editor-value.ts'

interface ColourToolProps {
  readonly editor: Tiptap
  readonly ground: Ground
}

/** Toolbar button for the text colour, or with `ground` 'back' for the background colour. */
export function ColourTool({ editor, ground }: ColourToolProps) {
  const { tools } = useWords(editorPack)
  const hex = useEditorValue(editor, (now) => colourAt(now, ground))
  const able = useEditorValue(editor, (now) => !now.isActive('codeBlock'))
  const icon = ground === 'colour' ? 'baseline' : 'highlighter'
  return (
    <ToolPopover
      name={ground}
      icon={icon}
      label={tools[ground]}
      able={able}
      face={
        <span className={styles.face}>
          <ToolIcon name={icon} />
          <i className={styles.bar} style={hex ? { backgroundColor: hex } : undefined} />
        </span>
      }
    >
      {(close) => (
        <Palette
          ground={ground}
          now={hex}
          onChoose={(chosen) => {
            close()
            const chain = editor.chain().focus()
            if (chosen) chain.setMark(ground, { hex: chosen }).run()
            else chain.unsetMark(ground).run()
          }}
        />
      )}
    </ToolPopover>
  )
}

interface PaletteProps {
  readonly ground: Ground
  readonly now: string
  /** '' removes the colour. */
  readonly onChoose: (hex: string) => void
}

function Palette({ ground, now, onChoose }: PaletteProps) {
  const { tools } = useWords(editorPack)
  const [saved, save] = useSavedColours(ground)
  const [mixed, setMixed] = useState<string>(now || paints[1].hex)
  return (
    <div className={styles.palette}>
      <Swatches label={tools.house} now={now} onChoose={onChoose} named={ground === 'colour' ? paints : washes} />
      {saved.length > 0 && (
        <Swatches label={tools.saved} now={now} onChoose={onChoose} named={saved.map((hex) => ({ name: null, hex }))} />
      )}
      <div className={styles.mix}>
        <label className={styles.mixer}>
          <input type="color" value={mixed} onChange={({ currentTarget }) => setMixed(currentTarget.value)} />
          {tools.mix}
        </label>
        <Button
          size="small"
          onClick={() => {
            save(mixed)
            onChoose(mixed)
          }}
        >
          {tools.useMixed}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onChoose('')}>
          {tools.noColour}
        </Button>
      </div>
    </div>
  )
}

interface SwatchesProps {
  readonly label: string
  readonly now: string
  readonly named: readonly { readonly name: PaintName | null; readonly hex: string }[]
  readonly onChoose: (hex: string) => void
}

function Swatches({ label, now, named, onChoose }: SwatchesProps) {
  const { tools } = useWords(editorPack)
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      {named.map(({ name, hex }, at) => (
        <button
          key={hex}
          type="button"
          aria-label={name ? tools.paints[name] : hex}
          aria-pressed={hex === now}
          data-first={at === 0 || undefined}
          className={styles.swatch}
          style={{ backgroundColor: hex }}
          onClick={() => onChoose(hex)}
        />
      ))}
    </fieldset>
  )
}

const colourAt = (editor: Tiptap, ground: Ground): string => {
  const hex: unknown = editor.getAttributes(ground).hex
  return typeof hex === 'string' ? hex : ''
}
