import { IconButtonInside, iconButtonClass } from '../design/parts/icon-button.tsx'
import { useChooseLanguage } from './preferences.ts'
import { useLanguage } from './words.tsx'

/** Chinese or English, at once and remembered. */
export function LanguageSwitch() {
  const { language, words } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <button
      type="button"
      className={iconButtonClass()}
      onClick={() => choose(language === 'zh' ? 'en' : 'zh')}
      aria-label={words.shell.languageLabel}
      title={words.shell.language}
    >
      <IconButtonInside icon="languages" />
    </button>
  )
}
