import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import { Switch } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import * as limits from '#rules/house-limits.ts'
import { isLanguage, languages } from '#rules/language.ts'
import { usePreferences } from '#session/preferences/preferences.ts'
import { setSide, useSide } from '#session/preferences/side.ts'
import { setTheme, useTheme } from '#session/preferences/theme.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './preferences-section.module.css'

/** How the site looks and reads; everything takes effect at once. */
export function PreferencesSection() {
  const words = useWords(settingsPack).preferences
  return (
    <WithAside
      aside={
        <SettingsCard title={words.kept}>
          <p className="mute">{words.where}</p>
        </SettingsCard>
      }
    >
      <SettingsCard title={words.look}>
        <Look />
      </SettingsCard>
      <SettingsCard title={words.read}>
        <Reading />
      </SettingsCard>
    </WithAside>
  )
}

function Look() {
  const { language, setLanguage } = useLanguage()
  const { preferences } = useWords(settingsPack)
  const { setPreferences } = usePreferences()
  const theme = useTheme()
  const side = useSide()
  return (
    <div className={styles.stack}>
      <RadioGroup
        look="segments"
        label={preferences.language}
        options={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onChange={(value) => {
          if (!isLanguage(value)) return
          void setLanguage(value)
          void setPreferences({ language: value })
        }}
      />
      <RadioGroup
        look="segments"
        label={preferences.theme}
        options={[
          { value: 'day', label: preferences.day },
          { value: 'night', label: preferences.night },
        ]}
        value={theme ?? ''}
        onChange={(value) => setTheme(value === 'night' ? 'night' : 'day')}
      />
      <div className="not-m">
        <RadioGroup
          look="segments"
          label={preferences.side}
          options={[
            { value: 'open', label: preferences.sideOpen },
            { value: 'closed', label: preferences.sideClosed },
          ]}
          value={side}
          onChange={(value) => {
            setSide(value)
            void setPreferences({ leftBar: value === 'closed' ? '1' : '0' })
          }}
        />
      </div>
    </div>
  )
}

/** Every language is called by itself. */
const names = { zh: '中文', en: 'English' } as const

function Reading() {
  const { words } = useLanguage()
  const settings = useWords(settingsPack)
  const { success } = words
  const { preferences: text } = settings
  const { preferences, setPreferences } = usePreferences()
  const toast = useToast()
  const save = async (change: Parameters<typeof setPreferences>[0]) => {
    if (await setPreferences(change)) toast.success(success.saved)
  }
  return (
    <div className={styles.stack}>
      <Switch
        hint={text.newTabHint}
        checked={preferences.aOpen === 'Y'}
        onChange={({ target }) => void save({ aOpen: target.checked ? 'Y' : 'N' })}
      >
        {text.newTab}
      </Switch>
      <div className={styles.pages}>
        <Field label={text.topics}>
          <Select
            value={String(preferences.mNum)}
            options={sizesWith(preferences.mNum).map((n) => ({ value: String(n), label: text.perPage(n) }))}
            onChange={({ target }) => void save({ mNum: Number(target.value) })}
          />
        </Field>
        <Field label={text.floors}>
          <Select
            value={String(preferences.tNum)}
            options={sizesWith(preferences.tNum).map((n) => ({ value: String(n), label: text.perPageFloors(n) }))}
            onChange={({ target }) => void save({ tNum: Number(target.value) })}
          />
        </Field>
      </div>
      <Switch
        hint={text.toolbarHint}
        checked={preferences.hideToolbar === 'Y'}
        onChange={({ target }) => void save({ hideToolbar: target.checked ? 'Y' : 'N' })}
      >
        {text.toolbar}
      </Switch>
    </div>
  )
}

/** Sizes of a page to choose from, and the one in use. */
const sizesWith = (used: number): number[] =>
  [...new Set([limits.pageSizeMin, 10, limits.topicPageSize, 30, 40, limits.pageSizeMax, used])].sort((a, b) => a - b)
