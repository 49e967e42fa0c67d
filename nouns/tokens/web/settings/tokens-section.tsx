import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { SettingsCard } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ScriptToken } from '../../contract/tokens.ts'
import { tokens as tokensContract } from '../../contract/tokens.ts'
import { tokensPack } from '../../words/tokens.pack.ts'
import { TokenForm } from './token-form.tsx'
import styles from './tokens-section.module.css'

/** One's tokens for scripts: made, listed, taken back. */
export function TokensSection({ profile }: SectionProps) {
  const words = useWords(tokensPack)
  return (
    <div className={styles.section}>
      <SettingsCard
        title={words.title}
        text={words.text}
        mark={
          <Link to="/docs/api" className={buttonClass({ size: 'small' })}>
            {words.docs}
          </Link>
        }
      >
        <TokenList />
      </SettingsCard>
      <SettingsCard title={words.make}>
        <TokenForm profile={profile} />
      </SettingsCard>
    </div>
  )
}

function TokenList() {
  const { words: shop, language } = useLanguage()
  const words = useWords(tokensPack)
  const tokens = useRead(tokensContract.calls.list, {})
  if (tokens.value) {
    if (tokens.value.length === 0) return <p className={styles.none}>{words.none}</p>
    return (
      <ul className={styles.list}>
        {tokens.value.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
    )
  }
  if (!tokens.refusal) return <SkeletonRows rows={2} label={shop.shell.loading} />
  return (
    <ErrorState title={shop.shell.fault.title} actions={<Button onClick={tokens.again}>{shop.shell.retry}</Button>}>
      {problemText({ refusal: tokens.refusal, data: tokens.data }, shop, language)}
    </ErrorState>
  )
}

function TokenRow({ token }: { readonly token: ScriptToken }) {
  const { own } = useTimes()
  const words = useWords(tokensPack)
  const toast = useToast()
  const remove = useWrite(tokensContract.calls.remove)
  const takeBack = async () => {
    const answer = await remove.run({ id: token.id })
    if (answer.ok) toast.success(words.removed)
  }
  return (
    <li className={styles.token}>
      <div className={styles.words}>
        <p className={styles.name}>{token.name}</p>
        <p className={styles.scopes}>
          {token.scopes.map((scope) => (
            <Chip key={scope}>{words.scope[scope]}</Chip>
          ))}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.since}</dt>
            <dd>{own(token.since, 'date')}</dd>
          </div>
          <div>
            <dt>{words.until}</dt>
            <dd>{own(token.until, 'date')}</dd>
          </div>
          <div>
            <dt>{words.seen}</dt>
            <dd>{token.seen ? <Ago at={token.seen} /> : words.never}</dd>
          </div>
        </dl>
      </div>
      <Button busy={remove.busy} aria-label={words.removeOf(token.name)} onClick={() => void takeBack()}>
        {words.remove}
      </Button>
    </li>
  )
}
