import { Extension, Node } from '@tiptap/core'
import { CellSelection, deleteTable, fixTables, goToNextCell, tableEditing } from '@tiptap/pm/tables'

const spans = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
}

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 50),
    renderHTML: (attrs: Record<string, unknown>) => (attrs[name] === 1 ? {} : { [name]: attrs[name] }),
  }
}

/** Table roles that prosemirror-tables expects in the node specifications. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

export const Table = Node.create({
  name: 'table',
  group: 'flow',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  // The wrapper scrolls by itself, as in the server's HTML.
  renderHTML: () => ['div', { class: 'rt-table' }, ['table', ['tbody', 0]]],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'flow+',
    isolating: true,
    addAttributes: () => spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const TableCell = cell('tableCell', 'td')
export const TableHeader = cell('tableHeader', 'th')

/** Table behaviour: selection of cells, Tab between cells, and repair of tables with missing cells. */
export const TableActs = Extension.create({
  name: 'tableActs',
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  onBeforeCreate() {
    this.editor.on('create', () => {
      const fixed = fixTables(this.editor.state)
      if (fixed) this.editor.view.dispatch(fixed.setMeta('addToHistory', false))
    })
  },
  addKeyboardShortcuts() {
    const { editor } = this
    const wholeTable = () => {
      const { selection } = editor.state
      if (!(selection instanceof CellSelection) || !selection.isColSelection() || !selection.isRowSelection())
        return false
      return deleteTable(editor.state, editor.view.dispatch)
    }
    return {
      Tab: () =>
        editor.isActive('table') && !editor.isActive('listItem') && goToNextCell(1)(editor.state, editor.view.dispatch),
      'Shift-Tab': () =>
        editor.isActive('table') &&
        !editor.isActive('listItem') &&
        goToNextCell(-1)(editor.state, editor.view.dispatch),
      Backspace: wholeTable,
      Delete: wholeTable,
    }
  },
})
