/** The words of a message: its addresses are links, everything else is text. */
export function MessageText({ text }: { readonly text: string }) {
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

/** An http address up to a space, or a mark that ends a sentence. */
const address = /(https?:\/\/[^\s<>"'，。！？、；：（）「」]*[^\s<>"'，。！？、；：（）「」.,!?;:)])/
