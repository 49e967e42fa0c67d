import type { StoredPicture } from '@patisserie/contract/pictures'
import { useToast } from '../design/parts/over/toast.tsx'
import { useUploadsWords } from './uploads-words.ts'

/** Tells who uploaded a picture that the first picture host failed and another one took it. */
export const useTellFallback = () => {
  const toast = useToast()
  const { fallback } = useUploadsWords()
  return (picture: Pick<StoredPicture, 'fallback'>) => {
    if (picture.fallback) toast.info(fallback)
  }
}
