/** A text in which http addresses are links. */
export function LinkedText({ text }: { readonly text: string }) {
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

/** The http addresses of a text, in their order. */
export const addressesIn = (text: string): readonly string[] => text.split(address).filter((_, i) => i % 2 === 1)

/** An http address up to a space, or a mark that ends a sentence; none that names a user, as it leads elsewhere than it seems to. */
const address = /(https?:\/\/(?![^\s/?#]*@)[^\s<>"'，。！？、；：（）「」]*[^\s<>"'，。！？、；：（）「」.,!?;:)])/
