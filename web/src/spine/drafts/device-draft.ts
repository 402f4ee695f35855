/** A long form that is not sent yet, kept on this device for its own author over reloads, new tabs and lost sessions. */
import { forget, forgetWhere, recall, remember } from '#spine/drafts/browser-memory.ts'

const prefix = 'kervan-device-draft-'
/** Older than this nobody remembers what they wanted. */
const keptDays = 30

type Kept = { person_id?: unknown; kept_at?: unknown; value?: unknown }

let swept = false

export function keepOnDevice(form: string, personId: string, value: unknown): void {
  remember(prefix + form, JSON.stringify({ person_id: personId, kept_at: Date.now(), value }))
}

/** What was kept for this person, of whatever shape it is: the form itself decides whether it still fits. */
export function keptOnDevice(form: string, personId: string): unknown {
  if (!swept) forgetWhere(prefix, (stored) => isOver(stored, Date.now()))
  swept = true
  return readKept(recall(prefix + form), personId, Date.now())
}

export function dropFromDevice(form: string): void {
  forget(prefix + form)
}

/** Undefined for anybody else, when it is too old, and where it cannot be read. */
export function readKept(stored: string | null, personId: string, now: number): unknown {
  try {
    const kept = JSON.parse(stored ?? 'null') as Kept | null
    if (kept?.person_id !== personId || typeof kept.kept_at !== 'number') return undefined
    return isPast(kept.kept_at, now) ? undefined : kept.value
  } catch {
    return undefined
  }
}

const isPast = (keptAt: number, now: number) => now - keptAt > keptDays * 86_400_000

/** Whoever's it is: nobody gets it back. */
export function isOver(stored: string, now: number): boolean {
  try {
    const { kept_at } = JSON.parse(stored) as Kept
    return typeof kept_at !== 'number' || isPast(kept_at, now)
  } catch {
    return true
  }
}

/** Whether what was kept still has the same fields of the same kinds as the form has today; rows alike. */
export function fits(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && value.length > 0 && value.every((row) => fits(row, model[0]))
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([name, part]) => fits((value as Record<string, unknown>)[name], part))
}
