import { Mark, type MarkConfig } from '@tiptap/core'

type Rules = ReturnType<NonNullable<MarkConfig['parseHTML']>>

/** Creates a mark without attributes: its element, the pasted styles that mean the same, and its shortcut keys. */
const plain = (name: string, tag: string, { rules, keys }: { rules: Rules; keys: readonly string[] }) =>
  Mark.create({
    name,
    ...(name === 'code' ? { code: true } : {}),
    parseHTML: () => [{ tag }, ...(rules ?? [])],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map((key) => [key, () => this.editor.commands.toggleMark(name)]))
    },
  })

const off = (says: (style: CSSStyleDeclaration) => boolean) => (element: HTMLElement) =>
  says(element.style) ? false : null

export const Bold = plain('bold', 'strong', {
  rules: [
    // Google Docs wraps all copied text in a <b> that is not bold.
    { tag: 'b', getAttrs: off(({ fontWeight }) => fontWeight === 'normal' || fontWeight === '400') },
    { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false) },
  ],
  keys: ['Mod-b', 'Mod-B'],
})

export const Italic = plain('italic', 'em', {
  rules: [{ tag: 'i', getAttrs: off(({ fontStyle }) => fontStyle === 'normal') }, { style: 'font-style=italic' }],
  keys: ['Mod-i', 'Mod-I'],
})

export const Underline = plain('underline', 'u', {
  rules: [
    { tag: 'ins' },
    { style: 'text-decoration', consuming: false, getAttrs: (value) => (value.includes('underline') ? null : false) },
  ],
  keys: ['Mod-u', 'Mod-U'],
})

export const Strike = plain('strike', 's', {
  rules: [
    { tag: 'del' },
    { tag: 'strike' },
    {
      style: 'text-decoration',
      consuming: false,
      getAttrs: (value) => (value.includes('line-through') ? null : false),
    },
  ],
  keys: ['Mod-Shift-x', 'Mod-Shift-X'],
})

export const Code = plain('code', 'code', { rules: [{ tag: 'tt' }, { tag: 'kbd' }], keys: ['Mod-e', 'Mod-E'] })

export const Subscript = plain('subscript', 'sub', { rules: [{ style: 'vertical-align=sub' }], keys: ['Mod-,'] })

export const Superscript = plain('superscript', 'sup', { rules: [{ style: 'vertical-align=super' }], keys: ['Mod-.'] })

/**
 * Creates a mark with one attribute, stored in a data attribute. Sizes and colours from other programs are not taken
 * over.
 */
const styled = (name: string, attribute: string, css: (value: string) => string) =>
  Mark.create({
    name,
    addAttributes: () => ({
      [attribute]: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const said = element.getAttribute(`data-${name}`) ?? ''
          return attribute === 'pt' ? Number(said) : said
        },
        renderHTML: (attrs: Record<string, unknown>) => {
          const value = String(attrs[attribute])
          return { [`data-${name}`]: value, style: css(value) }
        },
      },
    }),
    parseHTML: () => [
      {
        tag: `span[data-${name}]`,
        consuming: false,
        getAttrs: (element) => (sound[attribute]?.(element.getAttribute(`data-${name}`) ?? '') ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })

const sound: Readonly<Record<string, (value: string) => boolean>> = {
  pt: (value) => /^\d{1,2}$/.test(value) && Number(value) >= smallestPt && Number(value) <= largestPt,
  hex: (value) => /^#[0-9a-f]{6}$/.test(value),
}

export const smallestPt = 8
export const largestPt = 36

export const Size = styled('size', 'pt', (value) => `font-size: ${value}pt`)
export const Colour = styled('colour', 'hex', (value) => `color: ${value}`)
export const Back = styled('back', 'hex', (value) => `background-color: ${value}`)
