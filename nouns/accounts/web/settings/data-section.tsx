import { SettingsCard } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { CloseForm } from './close-form.tsx'
import { ExportForm } from './export-form.tsx'

/** Taking everything along, and leaving. */
export function DataSection({ profile }: SectionProps) {
  const words = useWords(settingsPack).data
  return (
    <>
      <SettingsCard title={words.take} text={words.takeText}>
        <ExportForm profile={profile} />
      </SettingsCard>
      <SettingsCard title={words.close}>
        <CloseForm profile={profile} />
      </SettingsCard>
    </>
  )
}
