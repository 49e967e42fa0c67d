import { useEffect, useState } from 'react'
import type { WorkPicture } from './painting-queue.ts'

export interface ObjectPictureProps {
  readonly picture: Pick<WorkPicture, 'file' | 'url' | 'problem'>
  readonly alt: string
  readonly className?: string | undefined
}

/** A picture of the queue, from its file or from the house. Nothing for a file that is no picture. */
export function ObjectPicture({ picture: { file, url, problem }, alt, className }: ObjectPictureProps) {
  const [src, setSrc] = useState('')
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setSrc(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const shown = file ? src : url
  if (shown === '' || problem === 'notPicture') return <span className={className} />
  // A picture that is dragged offers itself as a file, which the page would take for a new one.
  return <img src={shown} alt={alt} draggable={false} className={className} />
}
