/** What every step of the wizard is given. */
import type { DraftErrors } from '#features/requests/quick/check-draft.ts'
import type { Change, QuickDraft } from '#features/requests/quick/quick-draft.ts'

/** `errors` are those to be shown: none before the step was tried to be left. */
export type StepProps = { draft: QuickDraft; errors: DraftErrors; change: Change }
