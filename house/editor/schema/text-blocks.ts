import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'

/**
 * Text blocks, named as in `rules/rich-text`. Their group is `flow` and not `block`: one node is called `block`, and in
 * content expressions a node's name takes precedence over a group's.
 */
export const Doc = Node.create({ name: 'doc', topNode: true, content: 'flow+' })

export const Text = Node.create({ name: 'text', group: 'inline' })

/**
 * Alignment; null for start, so that a plain paragraph has no attribute. Justified text is only taken from this
 * editor's HTML.
 */
const align = {
  align: {
    default: null,
    parseHTML: (element: HTMLElement) => alignOf(element),
    renderHTML: ({ align }: Record<string, unknown>) =>
      typeof align === 'string' ? { 'data-align': align, style: `text-align: ${align}` } : {},
  },
}

const alignOf = (element: HTMLElement): string | null => {
  const own = element.dataset.align
  if (own === 'center' || own === 'end' || own === 'justify') return own
  const { textAlign } = element.style
  const said = textAlign || element.getAttribute('align') || ''
  return said === 'center' ? 'center' : said === 'right' || said === 'end' ? 'end' : null
}

export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'flow',
  content: 'inline*',
  addAttributes: () => align,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') }
  },
})

export const Heading = Node.create({
  name: 'heading',
  group: 'flow',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: {
      default: 2,
      parseHTML: (element: HTMLElement) => (/^H[12]$/.test(element.tagName) ? 2 : 3),
      rendered: false,
    },
    ...align,
  }),
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level })
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) }
  },
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'flow',
  content: 'flow+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'flow',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        /(?:^|\s)language-([a-z0-9+#.-]{1,20})/i.exec(element.firstElementChild?.className ?? '')?.[1] ?? null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => {
    const { language } = node.attrs
    return ['pre', ['code', typeof language === 'string' ? { class: `language-${language}` } : {}, 0]]
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode('codeBlock', 'paragraph'),
      // At the start of the block: an empty code block becomes a paragraph.
      Backspace: () => {
        const { empty, $anchor } = this.editor.state.selection
        if (!empty || $anchor.parent.type !== this.type || $anchor.parentOffset > 0) return false
        return $anchor.parent.textContent === '' ? this.editor.commands.clearNodes() : false
      },
      // Enter after two empty lines at the end leaves the block.
      Enter: () => {
        const { empty, $from } = this.editor.state.selection
        if (!empty || $from.parent.type !== this.type) return false
        if ($from.parentOffset < $from.parent.content.size || !$from.parent.textContent.endsWith('\n\n')) return false
        return this.editor
          .chain()
          .command(({ tr }) => {
            tr.delete($from.pos - 2, $from.pos)
            return true
          })
          .exitCode()
          .run()
      },
      // The down arrow at the end of a final code block leaves it.
      ArrowDown: () => {
        const { selection, doc } = this.editor.state
        const { empty, $from } = selection
        if (!empty || $from.parent.type !== this.type || $from.parentOffset < $from.parent.content.size) return false
        return $from.after() === doc.content.size ? this.editor.commands.exitCode() : false
      },
      Tab: () => (this.editor.isActive('codeBlock') ? this.editor.commands.insertContent('  ') : false),
    }
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^```([a-z0-9+#.-]{1,20})?[\s\n]$/i,
        type: this.type,
        getAttributes: (match) => ({ language: match[1] ?? null }),
      }),
    ]
  },
})

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'flow',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

export const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const breakLine = () =>
      this.editor.commands.first(({ commands }) => [
        () => commands.exitCode(),
        () => commands.insertContent({ type: this.name }),
      ])
    return { 'Shift-Enter': breakLine }
  },
})
