import { isDeepStrictEqual } from 'node:util'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '#rules/rich-text/read-document.ts'
import { markRules, type NodeRule, nodeRules } from '#rules/rich-text/schema.ts'
import { editorExtensions } from './extensions.ts'
import { randomDocument } from './random-document.ts'

const schema = getSchema(editorExtensions())
const rules = Object.entries<NodeRule>(nodeRules)

test('the editor knows the same nodes as the rules, with the same content and attributes', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(Object.keys(nodeRules).sort())
  for (const [name, rule] of rules) {
    const { spec, isInline } = schema.nodes[name] ?? {}
    expect([name, spec?.content ?? '']).toEqual([name, rule.content.replace('block', 'flow')])
    expect([name, isInline]).toEqual([name, rule.group === 'inline'])
    expect([name, spec?.group?.split(' ')[0]]).toEqual([name, rule.group?.replace('block', 'flow')])
    expect([name, Object.keys(spec?.attrs ?? {}).sort()]).toEqual([name, Object.keys(rule.attrs).sort()])
    for (const [attr, { default: absent }] of Object.entries(rule.attrs)) {
      if (absent !== undefined) expect([name, attr, spec?.attrs?.[attr]?.default]).toEqual([name, attr, absent])
    }
  }
})

test('and the same marks, in the same order', () => {
  expect(Object.keys(schema.marks)).toEqual(Object.keys(markRules))
  for (const [name, { attrs }] of Object.entries(markRules)) {
    expect(Object.keys(schema.marks[name]?.spec.attrs ?? {})).toEqual(Object.keys(attrs))
  }
  expect(schema.nodes.codeBlock?.markSet).toEqual([])
})

test('what the rules let in, the editor holds and gives back unchanged', () => {
  fc.assert(
    fc.property(randomDocument, (random) => {
      const read = readDocument(random, 1_000)
      // Skips documents that are refused only because they are too deep.
      fc.pre(read.ok || read.problem !== 'textDeep')
      if (!read.ok) throw new Error(`${read.problem}: ${JSON.stringify(random)}`)
      const held = schema.nodeFromJSON(read.document)
      held.check()
      expect(readDocument(held.toJSON(), 1_000)).toEqual({ ...read, document: joined(read.document) })
    }),
    { numRuns: 300 },
  )
})

test('and what the rules refuse, the editor cannot hold either', () => {
  const paragraph = { type: 'paragraph' }
  const refused = [
    { type: 'doc', content: [] },
    { type: 'doc', content: [{ type: 'text', text: 'bare' }] },
    { type: 'doc', content: [{ type: 'script' }] },
    { type: 'doc', content: [{ type: 'listItem', content: [paragraph] }] },
    { type: 'doc', content: [{ type: 'bulletList', content: [paragraph] }] },
    {
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }] }],
    },
    { type: 'doc', content: [{ type: 'table', content: [paragraph] }] },
    {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'blink' }] }] }],
    },
    {
      type: 'doc',
      content: [{ type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }],
    },
  ]
  for (const document of refused) {
    expect(readDocument(document).ok).toBe(false)
    expect(() => schema.nodeFromJSON(document).check()).toThrow()
  }
})

/** Joins adjacent text nodes with equal marks, as the editor does. */
function joined<T extends object>(node: T): T {
  if (!('content' in node) || !Array.isArray(node.content)) return node
  const content: { type?: string; text?: string; marks?: unknown }[] = []
  for (const child of node.content.map(joined)) {
    const before = content.at(-1)
    const same = before?.type === 'text' && child.type === 'text' && isDeepStrictEqual(before.marks, child.marks)
    if (same) content.splice(-1, 1, { ...before, text: `${before.text}${child.text}` })
    else content.push(child)
  }
  return { ...node, content }
}
