import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Refusal } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import { isBlank } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { OpenConversation } from '../contract/messages.ts'
import { messages } from '../contract/messages.ts'
import { messageProblem } from '../rules/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import { keepDraft, readDraft } from './message-draft.ts'
import { usePictures } from './use-pictures.ts'

/** The message that is being written. What was typed is kept until it has arrived; a repeated attempt sends it once. */
export function useMessage(open: OpenConversation, me: number) {
  const words = useWords(messagesPack)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | string | null>(null)
  const write = useWrite(messages.calls.send, { inline: true })
  const pictures = usePictures()
  const intent = useIntent()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => setText(readDraft(me, open.UID)), [me, open.UID])

  const area = () => form.current?.querySelector('textarea')
  const asks = open.ASKS === 'Y'
  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    keepDraft(me, open.UID, typed)
  }
  const send = async () => {
    const { list } = pictures
    if (write.busy || (isBlank(text) && list.length === 0)) return
    const wrong = messageProblem(text, { asks, pictures: list.length })
    if (wrong) return setProblem({ refusal: `pm.${wrong}`, data: null })
    if (list.some((one) => one.problem)) return setProblem(words.failedPictures)
    const uploaded = list.flatMap(({ name, alt }) => (name === null ? [] : [{ name, alt }]))
    if (uploaded.length < list.length) return setProblem(words.unsent)
    const input = { UID: open.UID, text, ...(uploaded.length > 0 && { pictures: uploaded }) }
    const answer = await write.run(input, { idempotencyKey: intent.keyOf(input) })
    intent.settled(answer)
    if (answer.ok) {
      // What was typed meanwhile stays.
      const typed = area()?.value ?? ''
      type(typed === text ? '' : typed)
      pictures.clear()
      area()?.focus()
    } else if (answer.auth === '') setProblem(answer)
  }
  /** Puts an emoji where the caret is. */
  const insert = (code: string, byKey: boolean) => {
    const field = area()
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
    // At once: what is typed next belongs behind the emoji.
    flushSync(() => type(text.slice(0, from) + code + text.slice(to)))
    field?.setSelectionRange(from + code.length, from + code.length)
    // On a phone the focus would open the keyboard over the panel.
    if (!byKey && matchMedia('(pointer: fine)').matches) field?.focus()
  }
  const choose = (files: readonly File[]) => {
    if (files.length > 0) setProblem(asks ? { refusal: 'pm.requestPictures', data: null } : pictures.add(files))
  }
  return { form, text, pictures, problem, busy: write.busy, type, send, insert, choose }
}
