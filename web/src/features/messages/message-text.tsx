import { emojiCode, type MessageEmoji, splitEmoji } from '@patisserie/rules/people/message-emoji'
import { lazyPart } from '../../session/lazy-part.tsx'
import type { EmojiImageProps } from './message-emoji.tsx'

interface MessageTextProps {
  readonly text: string
  /** On one line of a list: without links, emoji as high as the line. */
  readonly short?: boolean | undefined
}

/** The words of a message: its addresses are links, its emoji pictures, everything else is text. */
export function MessageText({ text, short }: MessageTextProps) {
  return splitEmoji(text).map((piece, i) => {
    const key = `${i}`
    if (typeof piece !== 'string') return <Emoji key={key} emoji={piece} short={short} />
    return short ? piece : <Linked key={key} text={piece} />
  })
}

function Linked({ text }: { readonly text: string }) {
  return text.split(address).map((piece, i) => {
    const key = `${i}`
    if (i % 2 === 0) return piece
    return (
      <a key={key} href={piece} className="link" target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece}
      </a>
    )
  })
}

function Emoji({ emoji, short }: { readonly emoji: MessageEmoji; readonly short: boolean | undefined }) {
  return <EmojiImage {...emoji} small={short} placeholder={emojiCode(emoji)} />
}

const EmojiImage = lazyPart<EmojiImageProps>(() => import('./message-emoji.tsx').then((part) => part.EmojiImage))

/** An http address up to a space, or a mark that ends a sentence. */
const address = /(https?:\/\/[^\s<>"'，。！？、；：（）「」]*[^\s<>"'，。！？、；：（）「」.,!?;:)])/
