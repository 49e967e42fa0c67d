import { type MouseEvent, useEffect } from 'react'
import { Head } from '#design/art/heads/head.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Marked } from '#design/parts/marked.tsx'
import { Kbd } from '#design/parts/moving/kbd.tsx'
import { Link } from '#session/link.tsx'
import type { Suggestion } from './suggestion.ts'
import styles from './suggestions.module.css'

export interface SuggestionOptionProps {
  readonly id: string
  readonly item: Suggestion
  /** The arrow keys have reached it. */
  readonly active: boolean
  readonly onChoose: () => void
}

/** An option of the list: a link, or a filter to put into the box. The focus stays in the box. */
export function SuggestionOption({ id, item, active, onChoose }: SuggestionOptionProps) {
  useEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  }
  if ('put' in item) {
    return (
      <button type="button" {...option} className={styles.filter}>
        {item.label !== '' && <code>{item.label}</code>}
        {item.note}
      </button>
    )
  }
  return (
    <Link
      {...option}
      to={item.to}
      stay
      // Nothing is read ahead: a search counts against the rate of its network.
      onPointerEnter={undefined}
      className={styles.option}
    >
      <Picture of={item.picture} />
      <span className="ellipsis">
        <Marked text={item.label} marks={item.marks ?? []} />
      </span>
      {item.note && <small className="ellipsis">{item.note}</small>}
      {item.key && (
        <span aria-hidden="true" className="not-m">
          <Kbd>{item.key}</Kbd>
        </span>
      )}
    </Link>
  )
}

function Picture({ of }: { readonly of: Suggestion['picture'] }) {
  if (!of) return null
  if ('icon' in of) return <Icon name={of.icon} size={18} />
  return <Head id={of.id} src={of.src || null} size={24} alt="" />
}
