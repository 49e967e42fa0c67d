import { site } from '@patisserie/contract/site'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRead } from '../../../api/reads.ts'
import { commentPageSize } from '../replay-routes.ts'

export interface SoughtComment {
  /** The address names a comment that is not there any more. */
  readonly gone: boolean
}

/**
 * Leads to the comment that the fragment of the address names (`#c12`), on whichever page it is; `onPage` is told to show
 * the pages up to that one.
 */
export function useSeekComment(rid: number, onPage: (page: number) => void): SoughtComment {
  const asked = commentOfHash(useLocation({ select: ({ hash }) => hash }))
  const { value } = useRead(
    site.replays.calls.comments,
    { rid, pageSize: commentPageSize, at: asked ?? 1 },
    { enabled: asked !== null, quiet: true },
  )
  const wanted = useRef<number | null>(null)
  const show = useEffectEvent(onPage)
  useEffect(() => {
    wanted.current = asked
  }, [asked])
  const page = asked === null ? undefined : value?.pageInfo.pageNum
  const found = value?.rows.some(({ KeyID }) => KeyID === asked) ?? false
  useEffect(() => {
    if (page !== undefined && found) show(page)
  }, [page, found])
  // After every drawing: the comment may have come with it.
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(`c${wanted.current}`)
    if (!element) return
    wanted.current = null
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
  return { gone: asked !== null && value !== undefined && !found }
}

const commentOfHash = (hash: string): number | null => {
  const [, id] = /^c(\d{1,15})$/.exec(hash) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}
