/** The wizard's draft on this device: where somebody was, and what they had typed. */
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#device-draft.ts'
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
  if (!known || !fits(draft, blankDraft())) return undefined
  return { draft: draft as QuickDraft, step: known, repeats: typeof repeats === 'string' ? repeats : null }
}

/** The same fields of the same kinds, rows alike. */
function fits(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && value.length > 0 && value.every((row) => fits(row, model[0]))
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([name, part]) => fits((value as Record<string, unknown>)[name], part))
}
