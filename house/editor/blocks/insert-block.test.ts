import { Editor } from '@tiptap/core'
import { undo } from '@tiptap/pm/history'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { editorExtensions } from '../schema/extensions.ts'
import { insertBlock, replaceBlock } from './insert-block.ts'

describe('a block', () => {
  test('takes the place of an empty line, and leaves a line behind it', () => {
    const editor = open([line()])
    insertBlock(editor, 'picture', { src: '/pic/a.png', alt: '' })
    expect(kinds(editor)).toEqual(['picture', 'paragraph'])
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph')
  })

  test('stands behind a line that ends with an emoji', () => {
    const editor = open([line('sweets', { type: 'emoji', attrs: { set: 'default', name: 'smile' } })])
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)))
    insertBlock(editor, 'piece', { kind: 'replay', id: 7 })
    expect(kinds(editor)).toEqual(['paragraph', 'piece', 'paragraph'])
  })

  test('parts a line in whose middle the caret is', () => {
    const editor = open([line('left right')])
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 5)))
    insertBlock(editor, 'piece', { kind: 'replay', id: 7 })
    expect(kinds(editor)).toEqual(['paragraph', 'piece', 'paragraph'])
    expect(editor.state.doc.textContent).toBe('left right')
  })

  test('never takes the place of another one that is selected', () => {
    const editor = open([piece(1), line('after')])
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 0)))
    insertBlock(editor, 'piece', { kind: 'replay', id: 2 })
    expect(kinds(editor)).toEqual(['piece', 'piece', 'paragraph'])
    expect(editor.state.doc.child(1).attrs.id).toBe(2)
  })

  test('gets a line of its own between itself and the next block', () => {
    const editor = open([line(), piece(1)])
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 1)))
    insertBlock(editor, 'piece', { kind: 'replay', id: 2 })
    expect(kinds(editor)).toEqual(['piece', 'paragraph', 'piece'])
  })

  test('keeps what is selected as text', () => {
    const editor = open([line('all of this')])
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 1, 12)))
    insertBlock(editor, 'piece', { kind: 'replay', id: 2 })
    expect(editor.state.doc.textContent).toBe('all of this')
  })

  test('is undone by itself, whatever was typed just before and after', () => {
    const editor = open([line()])
    // which a view brings along
    editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }))
    const typed = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text))
    typed('before')
    insertBlock(editor, 'horizontalRule', {})
    typed('after')
    undo(editor.state, editor.view.dispatch)
    expect(kinds(editor)).toEqual(['paragraph', 'horizontalRule', 'paragraph'])
    undo(editor.state, editor.view.dispatch)
    expect(editor.state.doc.textContent).toBe('before')
    expect(kinds(editor)).toEqual(['paragraph'])
  })

  test('is changed where it stands', () => {
    const editor = open([line('before'), piece(1), line('after')])
    replaceBlock(editor, 8, { kind: 'replay', id: 9 })
    expect(kinds(editor)).toEqual(['paragraph', 'piece', 'paragraph'])
    expect(editor.state.doc.child(1).attrs.id).toBe(9)
  })
})

const piece = (id: number) => ({ type: 'piece', attrs: { kind: 'replay', id } })
const line = (text = '', ...more: object[]) => ({
  type: 'paragraph',
  content: [...(text ? [{ type: 'text', text }] : []), ...more],
})

/** An editor that is not on a page: its state is all that is asked for. */
const open = (content: object[]): Editor =>
  new Editor({ element: null, extensions: editorExtensions(), injectCSS: false, content: { type: 'doc', content } })

const kinds = ({ state }: Editor): string[] => state.doc.content.content.map(({ type }) => type.name)
