/** The wizard's draft on this device: where somebody was, and what they had typed. */
import {
  transportModeWords,
  wizardContainerWords,
  wizardPriorityWords,
} from '@kervan/domain/requests/request-options.ts'
import { draftsOnDevice, type KeptOf } from '#features/requests/drafts-on-device.ts'
import { blankDraft, isBlank, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { type Step, stepNames } from '#features/requests/quick/steps.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { hasSameShape } from '#spine/drafts/device-draft.ts'

export type KeptDraft = KeptOf<QuickDraft> & { step: Step }

export const quickDrafts = draftsOnDevice({ name: 'quick-request', read: readKeptDraft, isBlank })

/** Undefined where it was kept by an older page and no longer fits. */
export function readKeptDraft(value: unknown): KeptDraft | undefined {
  const { id, draft, step, repeats } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const known = stepNames.find((name) => name === step)
  if (!known || !hasSameShape(draft, blankDraft()) || !choosesKnown(draft as QuickDraft)) return undefined
  return {
    id: typeof id === 'string' ? id : randomKey(),
    draft: draft as QuickDraft,
    step: known,
    repeats: typeof repeats === 'string' ? repeats : null,
  }
}

/** Every choice is one that the wizard offers today, or none. */
function choosesKnown({ transport_mode, priority, containers }: QuickDraft): boolean {
  return (
    (transport_mode === '' || Object.hasOwn(transportModeWords, transport_mode)) &&
    (priority === '' || Object.hasOwn(wizardPriorityWords, priority)) &&
    containers.every(({ type }) => Object.hasOwn(wizardContainerWords, type))
  )
}
