/** The wizard's draft on this device: the typed values and the current step. */
import {
  transportModeWords,
  wizardContainerWords,
  wizardPriorityWords,
} from '@kervan/domain/requests/request-options.ts'
import { createDeviceDrafts, type StoredDraft } from '#features/requests/device-drafts.ts'
import { blankDraft, isBlank, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { type Step, stepNames } from '#features/requests/quick/steps.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { hasSameShape } from '#spine/drafts/device-draft.ts'

export type StoredQuickDraft = StoredDraft<QuickDraft> & {
  step: Step
  /** Filled in elsewhere for the customer, and not touched since. */
  isPrefilled?: boolean
}

export const quickDrafts = createDeviceDrafts({ name: 'quick-request', read: parseStoredDraft, isBlank })

/** Undefined where it was stored by an older version and no longer fits. */
export function parseStoredDraft(value: unknown): StoredQuickDraft | undefined {
  const { id, draft, step, repeats, isPrefilled } = (value ?? {}) as {
    [Name in keyof StoredQuickDraft]?: unknown
  }
  const known = stepNames.find((name) => name === step)
  if (!known || !hasSameShape(draft, blankDraft()) || !hasKnownChoices(draft as QuickDraft)) return undefined
  return {
    id: typeof id === 'string' ? id : randomKey(),
    draft: draft as QuickDraft,
    step: known,
    repeats: typeof repeats === 'string' ? repeats : null,
    ...(isPrefilled === true && { isPrefilled }),
  }
}

/** Whether every choice is one that the wizard has today, or none. */
function hasKnownChoices({ transport_mode, priority, containers }: QuickDraft): boolean {
  return (
    (transport_mode === '' || Object.hasOwn(transportModeWords, transport_mode)) &&
    (priority === '' || Object.hasOwn(wizardPriorityWords, priority)) &&
    containers.every(({ type }) => Object.hasOwn(wizardContainerWords, type))
  )
}
