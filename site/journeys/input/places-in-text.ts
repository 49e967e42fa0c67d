import { writeBlock } from '#rules/rich-text/block-data.ts'

type Node = { readonly type: string; readonly [key: string]: unknown }

export interface PlaceInText {
  readonly name: string
  /** The smallest element around the caret, below the text's own. */
  readonly selector: string
  readonly before: string
  readonly after: string
}

/** Places in a text where people write, in the order of `documentWith`. */
export const placesInText = [
  { name: 'an empty paragraph', selector: ':scope > p:nth-child(1)', before: '', after: '' },
  { name: 'the middle of marked text', selector: ':scope > p:nth-child(2) strong', before: '很甜', after: '的' },
  { name: 'a list item', selector: ':scope > ul li:nth-child(2) p', before: '第二', after: '' },
  { name: 'a table cell', selector: ':scope table tr:nth-child(1) > *:nth-child(2) p', before: '', after: '' },
  { name: 'a heading', selector: ':scope > h2', before: '', after: '标题' },
  { name: 'a quotation', selector: ':scope > blockquote p', before: '他说', after: '' },
  { name: 'code', selector: ':scope > pre', before: '// ', after: '' },
  { name: 'after a mention', selector: ':scope > p:nth-child(8)', before: '说', after: '' },
  { name: 'after a block', selector: ':scope > p:nth-child(10)', before: '', after: '' },
] as const satisfies readonly PlaceInText[]

export type PlaceName = (typeof placesInText)[number]['name']

/** A text that has every place; `typed` is the text typed at each. */
export function documentWith(typed: Partial<Record<PlaceName, string>>, uid: number) {
  const at = (name: PlaceName) => {
    const { before, after } = placesInText.find((place) => place.name === name) ?? { before: '', after: '' }
    return before + (typed[name] ?? '') + after
  }
  const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] })
  const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })
  return {
    type: 'doc',
    content: [
      paragraph(text(at('an empty paragraph'))),
      paragraph([
        ...text('一块'),
        ...text(at('the middle of marked text'), { marks: [{ type: 'bold' }] }),
        ...text('蛋糕'),
      ]),
      { type: 'bulletList', content: [item('第一'), item(at('a list item')), item('第三')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('左'), cell(at('a table cell'))] }] },
      { type: 'heading', attrs: { level: 2 }, content: text(at('a heading')) },
      { type: 'blockquote', content: [paragraph(text(at('a quotation')))] },
      { type: 'codeBlock', content: text(at('code')) },
      paragraph([{ type: 'mention', attrs: { uid, label: '恋恋' } }, ...text(at('after a mention'))]),
      hiddenBlock,
      paragraph(text(at('after a block'))),
      paragraph(text('最后一行')),
    ],
  }
}

const paragraph = (content: readonly Node[]): Node => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
})

const text = (words: string, rest: object = {}): Node[] =>
  words === '' ? [] : [{ type: 'text', text: words, ...rest }]

const hiddenBlock: Node = {
  type: 'block',
  attrs: {
    component: 'hidden',
    id: 'hidden1',
    data: writeBlock({ showing: '剧透', content: { type: 'doc', content: [{ type: 'paragraph' }] } }),
  },
}
