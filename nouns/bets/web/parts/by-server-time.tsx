import { type ReactNode, useMemo } from 'react'
import { NowContext } from '#session/now.tsx'
import { useServerTime } from './use-server-time.ts'

const stepMs = 30_000

/** Relative times in here follow the server's clock: by a wrong one of the device, stakes of just now would be to come. */
export function ByServerTime({ children }: { readonly children: ReactNode }) {
  const step = Math.floor(useServerTime().getTime() / stepMs)
  const now = useMemo(() => new Date(step * stepMs), [step])
  return <NowContext value={now}>{children}</NowContext>
}
