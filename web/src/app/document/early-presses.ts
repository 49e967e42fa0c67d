/**
 * Runs inline in the first HTML, long before the other scripts arrive, so it imports nothing. Until the page lives
 * (`page-lives` below), presses of controls, submits, keys of the site and typed text are held, shown as held, and then
 * done in their order: each once, and a control pressed again while it is held still once. Links, forms with an address
 * and what the browser does by itself stay with the browser. Input methods are left alone.
 */
interface Held {
  /** Shown as held. */
  readonly control: HTMLElement | null
  readonly act: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const page = document.documentElement
let held: Held[] = []
/** Fields that were typed or chosen in, with what they held last. */
const fields = new Map<Field, { readonly find: () => Field | undefined; value: string }>()
let composing: EventTarget | null = null
/** The scripts did not arrive: nothing is held any more. */
let gone = false

const note = (name: 'held' | 'lost' | null) => {
  for (const line of document.querySelectorAll<HTMLElement>('#early>p')) line.hidden = line.dataset.early !== name
}

/** Looks the element up again by tag and name where rendering has replaced it. */
const finder = <T extends HTMLElement>(element: T): (() => T | undefined) => {
  const nameOf = (other: Element) =>
    [other.id, other.getAttribute('aria-label'), other.getAttribute('name'), other.textContent].find(Boolean)
  const name = nameOf(element)
  // Elements of one tag are of one class.
  const alike = () =>
    [...document.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === name) as unknown as T[]
  const index = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[index])
}

const hold = (event: Event, control: HTMLElement | null, act: () => void) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (gone) return note('lost')
  if (control && held.some((other) => other.control === control)) return
  if (control) {
    control.dataset.held = ''
    control.setAttribute('aria-busy', 'true')
  }
  if (held.length === 0) setTimeout(() => held.length > 0 && note('held'), 600)
  held.push({ control, act })
}

const release = ({ control }: Held) => {
  if (!control) return
  delete control.dataset.held
  control.removeAttribute('aria-busy')
}

const click = (event: MouseEvent) => {
  const target = event.target instanceof Element ? event.target : null
  const control = target?.closest<HTMLElement>('a[href],summary,label,select,textarea,input,button,[role=button]')
  if (!control?.matches('button,[role=button],[type=checkbox],[type=radio]')) return
  if (control.matches('[popovertarget],[commandfor]')) return
  // Its form says what it does.
  if (control instanceof HTMLButtonElement && control.form && control.type !== 'button') return
  const find = finder(control)
  hold(event, control, () => find()?.click())
}

const submit = (event: SubmitEvent) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
  const find = finder(form)
  const button = event.submitter
  const findButton = button && finder(button)
  hold(event, button ?? form, () => find()?.requestSubmit(findButton?.()))
}

/** Nobody writes or has a dialog open. */
const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) &&
  !document.querySelector('dialog[open]') &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input,textarea,select')))

/** Letters after `/` belong to the search box, so that it takes the focus at once, for as long as the page stands. */
const key = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, target } = event
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  const press = { key, ctrlKey, metaKey, bubbles: true, cancelable: true }
  if (isFree(event)) {
    const search = document.getElementById('site-search')
    if (key === '/' && search?.checkVisibility()) {
      event.preventDefault()
      search.focus()
    } else if (page.dataset.lives === undefined && /^[a-z/?]$/i.test(key)) {
      hold(event, null, () => document.body.dispatchEvent(new KeyboardEvent('keydown', press)))
    }
  } else if (page.dataset.lives === undefined && key === 'Enter' && (ctrlKey || metaKey) && isField(target)) {
    const find = finder(target)
    hold(event, target, () => find()?.dispatchEvent(new KeyboardEvent('keydown', press)))
  }
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const typed = ({ target }: Event) => {
  if (!isField(target) || target.matches('[type=checkbox],[type=radio]')) return
  const known = fields.get(target)
  if (known) known.value = target.value
  else fields.set(target, { find: finder(target), value: target.value })
}

const compose = ({ type, target }: Event) => {
  composing = type === 'compositionend' ? null : target
}

/** Tells the page what a field holds. Text that is being composed is told once it is done. */
const tell = (field: Field, value: string) => {
  if (field === composing) {
    const done = () => {
      composing = null
      tell(field, field.value)
    }
    field.addEventListener('compositionend', () => setTimeout(done), { once: true })
    return
  }
  const chosen = field.matches('select,[type=file]')
  if (field instanceof HTMLSelectElement) field.value = value
  else if (!chosen) {
    const { selectionStart, selectionEnd } = field
    // React leaves out an `input` whose value it has seen: it sees an empty one, and the class's own setter hides the next.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event(chosen ? 'change' : 'input', { bubbles: true }))
}

const beforeLife = [
  ['click', click],
  ['submit', submit],
  ['input', typed],
  ['change', typed],
  ['compositionstart', compose],
  ['compositionend', compose],
] as const

const lives = async () => {
  page.dataset.lives = ''
  for (const [name, hear] of beforeLife) removeEventListener(name, hear as EventListener, true)
  note(null)
  const waiting = held
  held = []
  for (const { find, value } of fields.values()) {
    const field = find()
    if (field) tell(field, value)
  }
  for (const press of waiting) {
    // What the one before changed is shown before the next.
    await new Promise((shown) => setTimeout(shown))
    release(press)
    press.act()
  }
}

const lost = () => {
  if (page.dataset.lives !== undefined) return
  gone = true
  // Pictures and the display face wait no longer (starter.ts).
  delete page.dataset.slow
  held.forEach(release)
  note('lost')
}

for (const [name, hear] of beforeLife) addEventListener(name, hear as EventListener, true)
addEventListener('keydown', key, true)
// After what hydration itself brought about.
addEventListener('page-lives', () => setTimeout(lives), { once: true })
addEventListener('page-lost', lost)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'modulepreload'))
      // The note stands below.
      setTimeout(lost)
  },
  true,
)
setTimeout(lost, 60_000)

export {}
