import { lifeLevels } from '#rules/people/privileges.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { useMe } from '#session/me.ts'

/** How many pictures the writer may put into a text: `asked` where the place has a limit of its own, else by their level. */
export function usePictureLimit(asked: number | undefined): number {
  const { profile } = useMe()
  if (asked !== undefined) return asked
  const isPrivileged = (profile?.player ?? 0) >= lifeLevels.twentyPictures
  return isPrivileged ? limits.floorPicturesPrivileged : limits.floorPictures
}
