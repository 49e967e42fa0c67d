import { useEffect, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useTellFallback } from '#cards/use-tell-fallback.ts'
import type { StoredPicture } from '#contract/pictures.ts'
import { type Refusal, sendPicture } from './send-picture.ts'

/** A file on its way; `refused` where it stopped. */
export interface Upload {
  readonly key: string
  readonly file: File
  readonly share: number
  readonly refused: Refusal | null
}

export interface Uploads {
  readonly list: readonly Upload[]
  /** Files that are neither there nor given up by a refusal. */
  readonly running: number
  /** Begins; `done` is told of every one that arrives, by the key that is returned for its file. */
  readonly start: (files: readonly File[]) => readonly string[]
  readonly retry: (key: string) => void
  readonly drop: (key: string) => void
}

/** Pictures being uploaded, two at a time; what leaves the page with its owner is stopped. */
export function useUploads(done: (key: string, picture: StoredPicture) => void | Promise<void>): Uploads {
  const { call } = useApi()
  const tellFallback = useTellFallback()
  const [list, setList] = useState<readonly Upload[]>([])
  const queue = useRef<Job[]>([])
  const running = useRef(new Map<string, AbortController>())
  const told = useRef(done)
  useEffect(() => {
    told.current = done
  })
  useEffect(() => {
    const { current: jobs } = running
    return () => {
      queue.current = []
      for (const job of jobs.values()) job.abort()
    }
  }, [])

  const change = (key: string, to: Partial<Upload>) =>
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))
  const drop = (key: string) => {
    queue.current = queue.current.filter((job) => job.key !== key)
    running.current.get(key)?.abort()
    setList((all) => all.filter((upload) => upload.key !== key))
  }
  const next = async () => {
    const job = running.current.size < atOnce ? queue.current.shift() : undefined
    if (!job) return
    const control = new AbortController()
    running.current.set(job.key, control)
    void next()
    try {
      const onProgress = (share: number) => change(job.key, { share })
      const sent = await sendPicture(call, job.file, { signal: control.signal, onProgress })
      if (sent.ok) {
        // It runs until it is in the text, so that nothing is posted without it.
        const placed = told.current(job.key, sent.picture)
        if (placed) await placed
        setList((all) => all.filter(({ key }) => key !== job.key))
        tellFallback(sent.picture)
      } else change(job.key, { refused: sent.refused })
    } catch {
      // Given up by whoever asked for it.
    } finally {
      running.current.delete(job.key)
      void next()
    }
  }
  const enqueue = (jobs: readonly Job[]) => {
    queue.current.push(...jobs)
    void next()
  }
  return {
    list,
    running: list.filter(({ refused }) => refused === null).length,
    start: (files) => {
      const jobs = files.map((file) => ({ key: crypto.randomUUID(), file }))
      setList((all) => [...all, ...jobs.map((job) => ({ ...job, share: 0, refused: null }))])
      enqueue(jobs)
      return jobs.map(({ key }) => key)
    },
    retry: (key) => {
      const found = list.find((upload) => upload.key === key)
      if (!found?.refused) return
      change(key, { share: 0, refused: null })
      enqueue([found])
    },
    drop,
  }
}

type Job = Pick<Upload, 'key' | 'file'>

const atOnce = 2
