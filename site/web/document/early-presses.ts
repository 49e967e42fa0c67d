/**
 * Runs inline in the first HTML, long before the other scripts are loaded, so it imports nothing. Until the page is
 * hydrated (`page-lives` below) it holds clicks on controls, submits, shortcut keys and typed text. A held control is
 * marked as busy. After hydration the held events are replayed in order; a control that was pressed several times is
 * replayed once. Links, forms with an `action` and native browser behaviour are not held. Text under composition (IME)
 * is not touched.
 */
interface Held {
  /** The control that is marked as held; null for a shortcut key. */
  readonly control: HTMLElement | null
  readonly act: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const page = document.documentElement
let held: Held[] = []
/** Fields that were typed or chosen in, with the last value of each. */
const fields = new Map<Field, { readonly find: () => Field | undefined; value: string }>()
let composing: EventTarget | null = null
/** True once the scripts failed to load: from then on nothing is held. */
let gone = false

const note = (name: 'held' | 'lost' | null) => {
  for (const line of document.querySelectorAll<HTMLElement>('#early>p')) line.hidden = line.dataset.early !== name
}

/**
 * Answers a function that finds the element again. If rendering has replaced it, it is looked up by tag, name and
 * position.
 */
const finder = <T extends HTMLElement>(element: T): (() => T | undefined) => {
  const nameOf = (other: Element) =>
    [other.id, other.getAttribute('aria-label'), other.getAttribute('name'), other.textContent].find(Boolean)
  const name = nameOf(element)
  // Safe to cast: elements of the same tag have the same class.
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
  // A submit button is not held here: the form's submit event is.
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

/** Whether shortcut keys apply: the focus is in no text field, and no dialog is open. */
const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) &&
  !document.querySelector('dialog[open]') &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input,textarea,select')))

/**
 * `/` focuses the search box at once, so that the letters typed next go into it. This listener stays after hydration.
 */
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

/**
 * Reports a field's early value to React by an input or change event. Text under composition is reported once it ends.
 */
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
    // React ignores an `input` event if it tracked the same value before. Setting the instance to '' makes React track
    // an empty value; the prototype's setter then changes the value without React noticing.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event(chosen ? 'change' : 'input', { bubbles: true }))
}

const address = location.pathname + location.search

/** Back or forward to another page, which the router would not draw: it takes what is in the document for that page. */
const turned = () => {
  if (location.pathname + location.search !== address) location.reload()
}

const beforeLife = [
  ['popstate', turned],
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
    // Lets the page render the effect of the previous press before the next is replayed.
    await new Promise((shown) => setTimeout(shown))
    release(press)
    press.act()
  }
}

const lost = () => {
  if (page.dataset.lives !== undefined) return
  gone = true
  // The scripts will not run, so hydration will not end the delay of pictures and the display font: end it here
  // (`data-slow` is set in starter.ts and used in early.css).
  delete page.dataset.slow
  held.forEach(release)
  note('lost')
}

for (const [name, hear] of beforeLife) addEventListener(name, hear as EventListener, true)
addEventListener('keydown', key, true)
// The timeout runs after the effects of hydration.
addEventListener('page-lives', () => setTimeout(lives), { once: true })
addEventListener('page-lost', lost)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'modulepreload'))
      // The note stands below this script in the document, so it may not be parsed yet.
      setTimeout(lost)
  },
  true,
)
setTimeout(lost, 60_000)

export {}
