import { useEffect } from 'react'
import { setCookie } from '../cookies.ts'
import { useMe } from '../me.ts'
import { pageSizesOf } from './page-sizes.ts'

/**
 * Copies the page sizes of the member's account to the cookies of this browser, so that the next page loaded here has
 * them even if they were chosen on another device.
 */
export const useKeepPageSizes = (): void => {
  const { profile } = useMe()
  const [mNum, tNum] = [profile?.mNum, profile?.tNum]
  useEffect(() => {
    const kept = pageSizesOf(document.cookie)
    if (mNum !== undefined && mNum !== kept.mNum) setCookie('mNum', String(mNum))
    if (tNum !== undefined && tNum !== kept.tNum) setCookie('tNum', String(tNum))
  }, [mNum, tNum])
}
