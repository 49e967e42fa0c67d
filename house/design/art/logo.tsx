import { logoMark } from './logo-mark.ts'

export type LogoProps = { size?: number | undefined; className?: string | undefined }

/** The sign: a tart seen from above that is also a ring pattern with a hitbox. Silent: the name stands beside it. */
export function Logo({ size = 36, className }: LogoProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
      style={{ flex: 'none' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: logoMark }}
    />
  )
}
