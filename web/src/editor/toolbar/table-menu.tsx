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
import { Menu, MenuItem, MenuRule } from '../../design/parts/over/menu.tsx'
import { insertNode } from '../blocks/insert-block.ts'
import { useEditorWords } from '../editor-words.ts'
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

/** A new table; inside one, what can be done to it. */
export function TableMenu({ editor }: { readonly editor: Tiptap }) {
  const { tools } = useEditorWords()
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

/** The names of what can be done, joined. */
const ableTo = ({ state }: Tiptap): string =>
  Object.entries(acts)
    .filter(([, act]) => act(state))
    .map(([name]) => name)
    .join(' ')

/** Three by three with a row of heads; the caret waits in the first cell. */
const insertTable = (editor: Tiptap): void => {
  const cells = (type: string) => Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] }))
  const row = (type: string) => ({ type: 'tableRow', content: cells(type) })
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')]
  const table = editor.schema.nodeFromJSON({ type: 'table', content })
  insertNode(editor, table, (tr, at) => tr.setSelection(TextSelection.near(tr.doc.resolve(at))))
  editor.view.focus()
}
