import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { inColour } from '#cards/person/in-colour.ts'
import { SettingsCard } from '#cards/settings/settings-card.tsx'
import { accounts } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { type ChosenColour, chosenColours } from '#rules/people/colours.ts'
import { lifeLevels } from '#rules/people/privileges.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'

/** The colour of the house in which the name is shown. Without the level for it only the present one and none can be chosen. */
export function ColourForm({ profile }: { readonly profile: Profile }) {
  const { titles } = useWords()
  const { colour: words } = useWords(settingsPack)
  const { patch } = useReads()
  const write = useWrite(accounts.calls.setColour, { success: 'saved' })
  const mayChoose = profile.player >= lifeLevels.houseColours
  const choose = async (colour: ChosenColour) => {
    const putBack = patch(accounts.calls.me, (me) => ({ ...me, colour }))
    if (!(await write.run({ colour })).ok) putBack()
  }
  return (
    <SettingsCard title={words.title} text={words.text}>
      {!mayChoose && (
        <Banner
          actions={
            <Link to="/privileges" className={buttonClass({ size: 'small' })}>
              {titles.privileges}
            </Link>
          }
        >
          {words.level(lifeLevels.houseColours, profile.player)}
        </Banner>
      )}
      <RadioGroup
        label={words.title}
        labelHidden
        value={profile.colour}
        onChange={(colour) => void choose(colour)}
        options={chosenColours.map((colour) => ({
          value: colour,
          label: <b style={inColour(colour)}>{words.names[colour === '' ? 'none' : colour]}</b>,
          disabled: !mayChoose && colour !== '' && colour !== profile.colour,
        }))}
      />
    </SettingsCard>
  )
}
