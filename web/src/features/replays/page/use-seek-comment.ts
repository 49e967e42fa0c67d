import { site } from '@patisserie/contract/site'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { commentPageSize } from '../replay-routes.ts'

export interface SoughtComment {
  /** The address names a comment that is not there any more. */
  readonly gone: boolean
  /** To be called by a page of comments after each drawing: the wanted one may be among them. */
  readonly drawn: (page: number) => void
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
  const pages = useRef(new Set<number>())
  const [, setDrawings] = useState(0)
  const show = useEffectEvent(onPage)
  useEffect(() => {
    wanted.current = asked
  }, [asked])
  const page = asked === null ? undefined : value?.pageInfo.pageNum
  const found = value?.rows.some(({ KeyID }) => KeyID === asked) ?? false
  useEffect(() => {
    if (page !== undefined && found) show(page)
  }, [page, found])
  const land = useEffectEvent(() => {
    if (wanted.current === null || page === undefined) return
    // A page before it that is still to come would push the comment away.
    if (Array.from({ length: page }, (_, i) => i + 1).some((before) => !pages.current.has(before))) return
    const element = document.getElementById(`c${wanted.current}`)
    if (!element) return
    wanted.current = null
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
  // The comment may have been drawn before its page was known.
  useEffect(() => land())
  const drawn = useCallback((which: number) => {
    pages.current.add(which)
    setDrawings((times) => times + 1)
  }, [])
  return { gone: asked !== null && value !== undefined && !found, drawn }
}

const commentOfHash = (hash: string): number | null => {
  const [, id] = /^c(\d{1,15})$/.exec(hash) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}
