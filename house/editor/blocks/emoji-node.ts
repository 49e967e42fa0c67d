import { Node } from '@tiptap/core'
import { isPictureSource } from '#rules/rich-text/addresses.ts'
import { type EmojiSet, emojiPath, emojiSets, isEmoji, ownEmojiSize } from '#rules/rich-text/emoji-sets.ts'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { emojiPack } from '#words/editor/emoji.pack.ts'
import { atomView } from './atom-view.ts'
import { pictureOf } from './node-dom.ts'
import styles from './nodes.module.css'

/** An emoji: a motif of one of the sets, or a member's own picture. */
export const Emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ set: { default: 'default' }, name: { default: null }, src: { default: null } }),
  parseHTML: () => [
    { tag: 'img[data-emoji]', priority: 60, getAttrs: ({ dataset }) => attrsOf(dataset.emoji ?? '') },
    {
      tag: 'img.rt-emoji[src]',
      priority: 60,
      getAttrs: (image) => {
        const src = image.getAttribute('src') ?? ''
        return attrsOf(/^\/emoji\/([\w-]+\/[\w-]+)\.svg$/.exec(src)?.[1] ?? `own/${src}`)
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['img', { 'data-emoji': `${attrs.set}/${attrs.name ?? attrs.src}` }],
  addNodeView() {
    return atomView({
      tag: 'span',
      className: styles.emoji,
      draw: (dom, { attrs }, { language }) => {
        const { set, name, src } = attrs
        const known = isEmoji(String(set), String(name))
        const size = known ? emojiSets[set as EmojiSet].size : ownEmojiSize
        const alt = known
          ? emojiWord(set as EmojiSet, String(name), language)
          : editorBlocksPack(language).names.ownEmoji
        const image = pictureOf(known ? emojiPath(set as EmojiSet, String(name)) : String(src), alt, () => '↗')
        if (image instanceof HTMLImageElement) [image.width, image.height] = [size, size]
        dom.append(image)
      },
    })
  },
})

/** Name of a motif in the given language. */
export const emojiWord = (set: EmojiSet, name: string, language: 'zh' | 'en'): string =>
  // Safe to cast: `name` is checked by the lookup's fallback.
  (emojiPack(language)[set].names as Readonly<Record<string, string>>)[name] ?? name

/** Parses `pinch/poke` or `own/` with an address into attributes; false for anything else. */
function attrsOf(said: string): { set: string; name?: string; src?: string } | false {
  const cut = said.indexOf('/')
  const [set, rest] = [said.slice(0, cut), said.slice(cut + 1)]
  if (isEmoji(set, rest)) return { set, name: rest }
  return set === 'own' && isPictureSource(rest) ? { set, src: rest } : false
}
