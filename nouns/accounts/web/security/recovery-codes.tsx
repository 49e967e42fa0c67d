import { SettingsCard } from '#cards/settings/settings-card.tsx'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './factor-section.module.css'

export interface RecoveryCodesProps {
  readonly account: string
  readonly codes: readonly string[]
  /** The member confirms that the codes are stored safely. */
  readonly onKept: () => void
}

/** Ten codes, shown this once: to copy, to print, to write down. */
export function RecoveryCodes({ account, codes, onKept }: RecoveryCodesProps) {
  const words = useWords(settingsPack).factor
  const toast = useToast()
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(words.copied)
    else toast.error(words.copyFailed)
  }
  return (
    <div className={styles.sheet}>
      <SettingsCard title={words.codes} text={words.codesText}>
        <p className={styles.printed}>{words.sheet(account)}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.acts}>
          <Button onClick={() => void copy()}>{words.copyAll}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          <Button variant="primary" icon="check" onClick={onKept}>
            {words.kept}
          </Button>
        </div>
      </SettingsCard>
    </div>
  )
}
