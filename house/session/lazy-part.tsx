import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { LoadError, loadPart } from './load-part.ts'

export interface PartProps {
  /** Rendered while the chunk is loading. */
  readonly placeholder?: ReactNode
  /**
   * Called after the user was told that the chunk could not be loaded; it should undo what opened the part. Without it,
   * loading is retried silently.
   */
  readonly onMissing?: (() => void) | undefined
}

export interface LazyPart<P> {
  (props: P & PartProps): ReactNode
  /** Preloads the chunk before the part is shown. */
  readonly ahead: () => void
}

/** A component in a chunk of its own. If the chunk cannot be loaded, the page around it stays as it is. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let arrived: ComponentType<P> | undefined
  let told = false
  const fetchPart = loadPart(load)
  const arrive = async () => {
    arrived = await fetchPart()
  }
  function Part(props: P & PartProps) {
    const { tell } = useApi()
    const [Shown, setShown] = useState(() => arrived)
    const [tries, setTries] = useState(0)
    const missing = useEffectEvent((error: unknown) => {
      if (!props.onMissing) return setTimeout(() => setTries(tries + 1), againMs)
      // A reload is safe: typed text is stored as a draft, or the leave guard asks first.
      if (told && error instanceof LoadError && error.reached) return location.reload()
      told = true
      tell.problem({ refusal: 'loadError', data: null })
      props.onMissing()
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
    useEffect(() => {
      let wanted = true
      let timer: ReturnType<typeof setTimeout> | undefined
      void arrive().then(
        () => wanted && setShown(() => arrived),
        (error) => {
          if (wanted) timer = missing(error) ?? undefined
        },
      )
      return () => {
        wanted = false
        clearTimeout(timer)
      }
    }, [tries])
    return Shown ? <Shown {...props} /> : props.placeholder
  }
  return Object.assign(Part, { ahead: () => void arrive().catch(() => undefined) })
}

const againMs = 10_000
