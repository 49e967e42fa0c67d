import { LinkedText } from '#design/parts/linked-text.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { emojiCode, type MessageEmoji, splitEmoji } from '../rules/message-emoji.ts'
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
    return short ? piece : <LinkedText key={key} text={piece} />
  })
}

function Emoji({ emoji, short }: { readonly emoji: MessageEmoji; readonly short: boolean | undefined }) {
  return <EmojiImage {...emoji} small={short} placeholder={emojiCode(emoji)} />
}

const EmojiImage = lazyPart<EmojiImageProps>(() => import('./message-emoji.tsx').then((part) => part.EmojiImage))
