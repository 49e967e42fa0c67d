import type { LoginPage } from '../dialogs.ts'

/** What the forms of the log-in dialog are drawn with. */
export interface SessionFormProps {
  readonly onPassed: () => void
  readonly onPage: (page: LoginPage) => void
}
