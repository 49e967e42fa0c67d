/** Whose card is open, at which link, and what opened it. */
export interface OpenCard {
  readonly id: number
  readonly anchor: HTMLAnchorElement
  readonly by: 'pointer' | 'key' | 'touch'
}

/** A pointer that rests this long on a name asks for the card. */
const restMs = 400
/** Time to cross the gap between name and card. */
const leaveMs = 250
/** Shorter than a browser's own long press, whose menu the card replaces. */
const pressMs = 450
/** A finger that moves further scrolls. */
const stillPx = 10

export const cardMark = 'data-person-card'
/** Id of the hidden text that says how the keyboard opens a card. */
export const hintId = 'person-card-keys'

export interface NameWatch {
  /** Handles an event that came before the watch. */
  readonly hear: (event: Event) => void
  readonly close: () => void
  readonly end: () => void
}

/**
 * Watches all links to personal pages: a resting pointer, Alt and the down arrow, and a long press open a card. `show`
 * gets the card, or null.
 */
export function watchNames(show: (card: OpenCard | null) => void): NameWatch {
  const ending = new AbortController()
  let open: OpenCard | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let composing = false
  let press: { readonly link: NameLink; readonly x: number; readonly y: number } | null = null
  let pressed = false

  const put = (card: OpenCard | null) => {
    clearTimeout(timer)
    open = card
    show(card)
  }
  const later = (ms: number, card: OpenCard | null) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!card || (!composing && card.anchor.isConnected)) put(card)
    }, ms)
  }
  const endPress = () => {
    if (press) clearTimeout(timer)
    press = null
  }

  const handlers: { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerover: ({ target, pointerType }) => {
      if (pointerType === 'touch' || (open && open.by !== 'pointer')) return
      const link = linkOf(target)
      if (isWithin(open, target)) clearTimeout(timer)
      else if (link) later(restMs, { ...link, by: 'pointer' })
      else if (open) later(leaveMs, null)
      else clearTimeout(timer)
    },
    pointerdown: ({ target }) => {
      // A press follows the link, or is about something else.
      if (!isWithin(open, target) || open?.anchor.contains(target as Node)) put(null)
    },
    focusin: ({ target }) => {
      const link = linkOf(target)
      if (link) describe(link.anchor)
      if (open?.by === 'key' && !isWithin(open, target)) put(null)
    },
    keydown: (event) => {
      if (event.isComposing) return
      if (event.key === 'Escape' && open) {
        // Only the card closes, not the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        const { anchor, by } = open
        put(null)
        if (by === 'key') anchor.focus()
      } else if (event.key === 'ArrowDown' && event.altKey) {
        const link = linkOf(event.target)
        if (!link) return
        event.preventDefault()
        put({ ...link, by: 'key' })
      }
    },
    touchstart: ({ target, touches }) => {
      pressed = false
      endPress()
      const [touch] = touches
      const link = linkOf(target)
      if (!link || !touch || touches.length > 1) return
      press = { link, x: touch.clientX, y: touch.clientY }
      // Safari would show a preview of the link.
      link.anchor.style.setProperty('-webkit-touch-callout', 'none')
      clearTimeout(timer)
      timer = setTimeout(() => takePress(), pressMs)
    },
    touchmove: ({ touches }) => {
      const [touch] = touches
      if (press && touch && Math.hypot(touch.clientX - press.x, touch.clientY - press.y) > stillPx) endPress()
    },
    touchend: endPress,
    touchcancel: endPress,
    contextmenu: (event) => {
      if (press) takePress()
      if (pressed) event.preventDefault()
    },
    click: (event) => {
      if (!pressed || !open?.anchor.contains(event.target as Node)) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    },
    compositionstart: () => {
      composing = true
      clearTimeout(timer)
    },
    compositionend: () => {
      composing = false
    },
  }
  const takePress = () => {
    if (!press) return
    pressed = true
    put({ ...press.link, by: 'touch' })
    press = null
  }

  const options = { capture: true, signal: ending.signal }
  const hear = (event: Event) => {
    // Each handler stands under the name of its event.
    const handle = handlers[event.type as keyof DocumentEventMap] as ((event: Event) => void) | undefined
    handle?.(event)
  }
  for (const type of Object.keys(handlers)) document.addEventListener(type, hear, options)
  document.documentElement.addEventListener('pointerleave', () => open?.by === 'pointer' && later(leaveMs, null), {
    signal: ending.signal,
  })
  return {
    hear,
    close: () => put(null),
    end: () => {
      clearTimeout(timer)
      ending.abort()
    },
  }
}

interface NameLink {
  readonly id: number
  readonly anchor: HTMLAnchorElement
}

/** The link to a personal page at a place, except in the frame, in fields, in menus, and to the page that is open. */
function linkOf(place: EventTarget | null): NameLink | null {
  const anchor = place instanceof Element ? place.closest<HTMLAnchorElement>('a[href^="/p/"]') : null
  const [, id] = /^\/p\/([1-9]\d{6,9})$/.exec(anchor?.getAttribute('href') ?? '') ?? []
  if (!anchor || !id || anchor.pathname === location.pathname) return null
  if (!anchor.closest('main, dialog, [popover]') || anchor.closest(without)) return null
  return { id: Number(id), anchor }
}

const without = `[${cardMark}], [contenteditable="true"], [role="menu"], [role="listbox"]`

const isWithin = (open: OpenCard | null, place: EventTarget | null): boolean =>
  open !== null && place instanceof Element && (open.anchor.contains(place) || place.closest(`[${cardMark}]`) !== null)

/** Tells assistive technology that the link has a card. Links that describe themselves keep their description. */
function describe(anchor: HTMLAnchorElement): void {
  anchor.setAttribute('aria-haspopup', 'dialog')
  anchor.setAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
  if (!anchor.hasAttribute('aria-describedby')) anchor.setAttribute('aria-describedby', hintId)
}
