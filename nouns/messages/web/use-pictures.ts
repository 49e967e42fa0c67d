import { useEffect, useReducer, useRef } from 'react'
import { useApi } from '#api/api-context.ts'
import type { Refusal } from '#api/problem-text.ts'
import * as limits from '#rules/people/people-limits.ts'
import * as pictureLimits from '#rules/picture-limits.ts'
import { messages } from '../contract/messages.ts'

export const pictureAccept = '.jpg,.jpeg,.gif,.png,.bmp,.webp'

/** A picture beside the message that is being written. */
export interface ChosenPicture {
  readonly key: number
  readonly file: File
  /** Address of the file in this browser, to show it at once. */
  readonly local: string
  readonly alt: string
  /** Share of its bytes that were sent. */
  readonly share: number
  /** Its name once it was uploaded. */
  readonly name: string | null
  readonly problem: Refusal | null
}

/** The pictures of a message that is being written: they are uploaded one after the other as soon as they are chosen. */
export function usePictures() {
  const { call } = useApi()
  const [, show] = useReducer((n: number) => n + 1, 0)
  const list = useRef<readonly ChosenPicture[]>([])
  const running = useRef<AbortController>(null)
  const set = (next: readonly ChosenPicture[]) => {
    list.current = next
    show()
  }
  const change = (key: number, part: Partial<ChosenPicture>) =>
    set(list.current.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const work = async () => {
    const next = list.current.find(({ name, problem }) => name === null && problem === null)
    if (!next || running.current) return
    const stop = new AbortController()
    running.current = stop
    const onProgress = (share: number) => change(next.key, { share })
    const answer = await call(messages.calls.upload, {}, { file: next.file, signal: stop.signal, onProgress }).catch(
      () => null,
    )
    running.current = null
    if (answer?.ok) change(next.key, { name: answer.value.NAME, share: 1 })
    else if (answer) change(next.key, { problem: answer })
    void work()
  }
  const add = (files: readonly File[]): Refusal | null => {
    const room = limits.messagePictures - list.current.length
    const chosen = files.slice(0, room).map(
      (file): ChosenPicture => ({
        key: ++keys,
        file,
        local: URL.createObjectURL(file),
        alt: '',
        share: 0,
        name: null,
        problem: file.size > pictureLimits.pictureBytes ? { refusal: 'pm.FileTooBig', data: null } : null,
      }),
    )
    set([...list.current, ...chosen])
    void work()
    return files.length > room ? { refusal: 'pm.picturesMany', data: null } : null
  }
  const drop = (key: number) => {
    const gone = list.current.find((one) => one.key === key)
    if (gone) URL.revokeObjectURL(gone.local)
    const first = list.current.find(({ name, problem }) => name === null && problem === null)
    set(list.current.filter((one) => one.key !== key))
    if (first?.key === key) running.current?.abort()
  }
  const clear = () => {
    for (const { local } of list.current) URL.revokeObjectURL(local)
    set([])
  }
  useEffect(
    () => () => {
      for (const { local } of list.current) URL.revokeObjectURL(local)
      running.current?.abort()
    },
    [],
  )
  return { list: list.current, add, drop, clear, describe: (key: number, alt: string) => change(key, { alt }) }
}

let keys = 0

/** The picture files of what was pasted or dropped. */
export const picturesIn = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
