import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

/** Whether the member prefers links to open in a new tab. */
export const NewTabContext = createContext(false)

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Path of this site, with query and fragment: `/rpy?game=6`, `/r/00A1#c12`. */
  readonly to: string
  /** Ignores the new-tab preference; used by the parts of the frame. */
  readonly stay?: boolean | undefined
  readonly replace?: boolean | undefined
}

/** The site's only link component: follows the new-tab preference, and preloads the page on intent (hover, focus). */
export function Link({ to, stay, replace, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const newTab = useContext(NewTabContext) && !stay
  const ahead = () => void router.preloadRoute(target(to)).catch(() => undefined)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (newTab || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ ...target(to), replace: replace ?? false })
  }
  return (
    <a
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
      href={to}
      onClick={follow}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    />
  )
}

/** Navigation from code, for acts that lead to another page. */
export const useGo = (): ((to: string, options?: { readonly replace?: boolean }) => void) => {
  const router = useRouter()
  return (to, options = {}) => void router.navigate({ ...target(to), replace: options.replace ?? false })
}

/** Splits a path into the router's parts. */
const target = (to: string) => {
  const { pathname, search, hash } = new URL(to, 'http://site')
  return { to: pathname, search: Object.fromEntries(new URLSearchParams(search)), hash: hash.slice(1) }
}
