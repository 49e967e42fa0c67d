import { IconButtonInside, iconButtonClass } from '../design/parts/icon-button.tsx'
import { useLanguage } from './words.tsx'

/** Chinese or English, at once and remembered. */
export function LanguageSwitch() {
  const { language, words, setLanguage } = useLanguage()
  return (
    <button
      type="button"
      className={iconButtonClass()}
      onClick={() => void setLanguage(language === 'zh' ? 'en' : 'zh')}
      aria-label={words.shell.languageLabel}
      title={words.shell.language}
    >
      <IconButtonInside icon="languages" />
    </button>
  )
}
