import type { SectionProps } from '../settings-sections.ts'
import { CloseForm } from './close-form.tsx'
import { ExportForm } from './export-form.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsWords } from './settings-words.ts'

/** Taking everything along, and leaving. */
export function DataSection({ profile }: SectionProps) {
  const words = useSettingsWords().data
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
