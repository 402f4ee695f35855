/** The props of every step of the wizard. */
import type { DraftErrors } from '#features/requests/quick/check-draft.ts'
import type { Change, QuickDraft } from '#features/requests/quick/quick-draft.ts'

/** `errors` are those to show: none before the first attempt to leave the step. */
export type StepProps = { draft: QuickDraft; errors: DraftErrors; change: Change }
