/** The wizard's draft on this device: where somebody was, and what they had typed. */
import {
  transportModeWords,
  wizardContainerWords,
  wizardPriorityWords,
} from '@kervan/domain/requests/request-options.ts'
import { dropFromDevice, fits, keepOnDevice, keptOnDevice } from '#device-draft.ts'
import { blankDraft, isBlank, type QuickDraft } from '#requests/quick/quick-draft.ts'
import { type Step, stepNames } from '#requests/quick/steps.ts'

const form = 'quick-request'

export type KeptDraft = {
  draft: QuickDraft
  step: Step
  /** The request it repeats, if any: another wish to repeat begins anew. */
  repeats: string | null
}

export function keepQuickDraft(personId: string, kept: KeptDraft): void {
  if (isBlank(kept.draft)) dropFromDevice(form)
  else keepOnDevice(form, personId, kept)
}

export function keptQuickDraft(personId: string): KeptDraft | undefined {
  return readKeptDraft(keptOnDevice(form, personId))
}

export function dropQuickDraft(): void {
  dropFromDevice(form)
}

/** Undefined where it was kept by an older page and no longer fits. */
export function readKeptDraft(value: unknown): KeptDraft | undefined {
  const { draft, step, repeats } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const known = stepNames.find((name) => name === step)
  if (!known || !fits(draft, blankDraft()) || !choosesKnown(draft as QuickDraft)) return undefined
  return { draft: draft as QuickDraft, step: known, repeats: typeof repeats === 'string' ? repeats : null }
}

/** Every choice is one that the wizard offers today, or none. */
function choosesKnown({ transport_mode, priority, containers }: QuickDraft): boolean {
  return (
    (transport_mode === '' || Object.hasOwn(transportModeWords, transport_mode)) &&
    (priority === '' || Object.hasOwn(wizardPriorityWords, priority)) &&
    containers.every(({ type }) => Object.hasOwn(wizardContainerWords, type))
  )
}
