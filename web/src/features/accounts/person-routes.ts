import type { Person } from '@patisserie/contract/accounts'
import { site } from '@patisserie/contract/site'
import type { Answer } from '../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

export const personLoader = ({
  context,
  params,
}: {
  readonly context: LoaderContext
  readonly params: { readonly id: string }
}) => context.load(site.accounts.calls.person, { UID: Number(params.id) })

export const personHead = ({ words }: LoaderContext, answer: Answer<Person> | undefined): PageHead =>
  answer?.ok
    ? { title: answer.value.NICK, description: answer.value.BRINT }
    : { title: words.accounts.personGone, noindex: true }
