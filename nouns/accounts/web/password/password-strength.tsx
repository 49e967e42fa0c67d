import { ShareBar } from '#design/parts/state/progress.tsx'
import type { Tint } from '#design/parts/tint.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { judgePassword, type Strength } from './judge-password.ts'
import styles from './password-strength.module.css'

/** How hard a password is to guess, as a bar and in words. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const words = useWords(settingsPack).password
  const strength = judgePassword(password)
  const { share, tint } = looks[strength]
  return (
    <span className={styles.strength}>
      <ShareBar share={share} tint={tint} />
      <output aria-label={words.strengthLabel}>{words.strength[strength]}</output>
    </span>
  )
}

const looks: Readonly<Record<Strength, { readonly share: number; readonly tint: Tint }>> = {
  weak: { share: 0.2, tint: 'straw' },
  fair: { share: 0.45, tint: 'honey' },
  good: { share: 0.75, tint: 'soda' },
  strong: { share: 1, tint: 'matcha' },
}
