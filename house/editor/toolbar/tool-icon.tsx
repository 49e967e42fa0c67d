import { type ToolIconName, toolIcons } from './icons.ts'

/** A toolbar icon in the text colour, hidden from screen readers: the control around it has the label. */
export function ToolIcon({ name, size = 20 }: { readonly name: ToolIconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant markup of icons.ts
      dangerouslySetInnerHTML={{ __html: toolIcons[name] }}
    />
  )
}
