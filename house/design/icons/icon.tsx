import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import { type IconName, icons } from './icons.ts'

export type { IconName }

export type IconProps = {
  name: IconName
  /** Side in pixels: 20 in bars, 18 in buttons, 16 inline. */
  size?: number | undefined
  className?: string | undefined
}

/** An interface icon in the colour of the text. Silent: the control around it carries the label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant markup of icons.ts
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
