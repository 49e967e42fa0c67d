import { classNames } from '#design/class-names.ts'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { useLanguage } from '../words.tsx'
import styles from './language-switch.module.css'
import { useChooseLanguage } from './preferences.ts'

/** Switches between Chinese and English at once, and remembers the choice. */
export function LanguageSwitch() {
  const { language, words } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <button
      type="button"
      className={classNames(iconButtonClass(), styles.switch)}
      onClick={() => choose(language === 'zh' ? 'en' : 'zh')}
      aria-label={words.shell.languageLabel}
      title={words.shell.language}
    >
      <IconButtonInside icon="languages" />
      <span className={styles.word} lang={language === 'zh' ? 'en' : 'zh'}>
        {words.shell.language}
      </span>
    </button>
  )
}
