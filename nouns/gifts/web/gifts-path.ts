import type { GiftsSearch } from './gifts-routes.ts'

/** The address of a view of the gifts. Apart from `giftsSearch`, which every first visit loads. */
export const giftsPath = ({ way, p, to }: GiftsSearch): string => {
  const query = new URLSearchParams({
    ...(way && { way }),
    ...(p && p > 1 && { p: String(p) }),
    ...(to && { to }),
  })
  return query.size > 0 ? `/gifts?${query}` : '/gifts'
}
