import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

/** Whether the member wants links in a new tab. */
export const NewTabContext = createContext(false)

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Path of the site with its search and fragment: `/rpy?game=6`, `/r/00A1#c12`. */
  readonly to: string
  /** Parts of the frame stay in the tab whatever the preference. */
  readonly stay?: boolean | undefined
  readonly replace?: boolean | undefined
}

/** The one link of the site: keeps the open-in-new-tab preference, loads ahead on intent. */
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

/** For acts that lead somewhere. */
export const useGo = (): ((to: string, options?: { readonly replace?: boolean }) => void) => {
  const router = useRouter()
  return (to, options = {}) => void router.navigate({ ...target(to), replace: options.replace ?? false })
}

/** A path in the router's parts. */
const target = (to: string) => {
  const { pathname, search, hash } = new URL(to, 'http://site')
  return { to: pathname, search: Object.fromEntries(new URLSearchParams(search)), hash: hash.slice(1) }
}
