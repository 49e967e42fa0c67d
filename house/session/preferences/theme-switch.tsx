import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { useWords } from '../words.tsx'
import { toggleTheme } from './theme.ts'

/**
 * Switches between day and night. The stylesheet picks the icon, so that the first HTML is the same for both themes.
 */
export function ThemeSwitch() {
  const words = useWords().shell
  return (
    <button
      type="button"
      className={iconButtonClass()}
      onClick={toggleTheme}
      aria-label={words.theme}
      title={words.theme}
    >
      <span className="if-day">
        <IconButtonInside icon="moon" />
      </span>
      <span className="if-night">
        <IconButtonInside icon="sun" />
      </span>
    </button>
  )
}
