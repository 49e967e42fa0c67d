import type { Editor as Tiptap } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { Menu, MenuItem, MenuRule } from '#design/parts/over/menu.tsx'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { insertNode } from '../blocks/insert-block.ts'
import { ToolButton } from './tool-button.tsx'
import { useEditorValue } from './use-editor-value.ts'

const acts = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  mergeCells,
  splitCell,
  toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
}
type TableAct = keyof typeof acts

const groups: readonly (readonly TableAct[])[] = [
  ['addRowBefore', 'addRowAfter', 'addColumnBefore', 'addColumnAfter'],
  ['mergeCells', 'splitCell', 'toggleHeaderRow'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
]

/** Button that inserts a table; inside a table, a menu of what can be done to it. */
export function TableMenu({ editor }: { readonly editor: Tiptap }) {
  const { tools } = useWords(editorPack)
  const inside = useEditorValue(editor, (now) => now.isActive('table'))
  const can = useEditorValue(editor, ableTo)
  if (!inside) {
    return <ToolButton name="table" icon="table" label={tools.insertTable} onClick={() => insertTable(editor)} />
  }
  return (
    <Menu
      label={tools.table}
      trigger={(trigger) => <ToolButton {...trigger} name="table" icon="table" label={tools.table} pressed opens />}
    >
      {groups.map((group, at) => [
        at > 0 && <MenuRule key={`rule-${group[0]}`} />,
        group.map((name) => (
          <MenuItem
            key={name}
            danger={name === 'deleteTable'}
            disabled={!can.includes(name)}
            onSelect={() => {
              acts[name](editor.state, editor.view.dispatch)
              editor.view.focus()
            }}
          >
            {tools.tableActs[name]}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}

/** Names of the possible acts, joined to a string, as `useEditorValue` compares by value. */
const ableTo = ({ state }: Tiptap): string =>
  Object.entries(acts)
    .filter(([, act]) => act(state))
    .map(([name]) => name)
    .join(' ')

/** Inserts a 3 × 3 table with a header row; the caret moves to the first cell. */
const insertTable = (editor: Tiptap): void => {
  const cells = (type: string) => Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] }))
  const row = (type: string) => ({ type: 'tableRow', content: cells(type) })
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')]
  const table = editor.schema.nodeFromJSON({ type: 'table', content })
  insertNode(editor, table, (tr, at) => tr.setSelection(TextSelection.near(tr.doc.resolve(at))))
  editor.view.focus()
}
