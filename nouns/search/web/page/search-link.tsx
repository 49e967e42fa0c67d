import { Link, type LinkProps } from '#session/link.tsx'

/** A link to another search. Nothing is read ahead: a search counts against the rate of its network. */
export function SearchLink(props: LinkProps) {
  return <Link {...props} stay onPointerEnter={undefined} onFocus={undefined} />
}
