import type { Answer } from '#api/answer.ts'
import { useWrite } from '#api/writes.ts'
import { useTellFallback } from '#cards/use-tell-fallback.ts'
import { pictures } from '#contract/pictures.ts'

/** Uploads a picture and answers its path below the site; one uploaded before is as good. */
export const useUploadPicture = () => {
  const { run, busy, progress } = useWrite(pictures.calls.upload, { inline: true })
  const tellFallback = useTellFallback()
  const upload = async (file: File): Promise<Answer<string>> => {
    const answer = await run({}, { file })
    if (answer.ok) {
      tellFallback(answer.value.data)
      return { ok: true, value: answer.value.data.url }
    }
    const path = /^upload repeated (\/\S+)$/.exec(answer.msg)?.[1]
    return path ? { ok: true, value: path } : answer
  }
  return { run: upload, busy, progress }
}
