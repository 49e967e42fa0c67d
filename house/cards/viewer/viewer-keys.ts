import type { ViewerMove } from '#rules/viewer-moves.ts'

export type ViewerKey = { readonly move: ViewerMove } | { readonly turn: 1 | -1 } | null

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does in the viewer: arrows, + and -, 0 and Home for the whole picture, 1 for its true size, [ and ]. */
export function viewerKey({ key, shiftKey: slow, ctrlKey, metaKey, altKey }: Pressed): ViewerKey {
  if (ctrlKey || metaKey || altKey) return null
  switch (key) {
    case 'ArrowLeft':
      return { move: { act: 'step', way: 'left', slow } }
    case 'ArrowRight':
      return { move: { act: 'step', way: 'right', slow } }
    case 'ArrowUp':
      return { move: { act: 'step', way: 'up', slow } }
    case 'ArrowDown':
      return { move: { act: 'step', way: 'down', slow } }
    case '+':
    case '=':
      return { move: { act: 'zoom', way: 'in' } }
    case '-':
    case '_':
      return { move: { act: 'zoom', way: 'out' } }
    case '0':
    case 'Home':
      return { move: { act: 'fit' } }
    case '1':
      return { move: { act: 'zoomTo', z: 1 } }
    case '[':
    case 'PageUp':
      return { turn: -1 }
    case ']':
    case 'PageDown':
      return { turn: 1 }
    default:
      return null
  }
}
