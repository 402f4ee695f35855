/** What accepting a suggestion does, and what is kept of it to undo it. */
import type { Suggestion } from '@kervan/domain/luna/workflow.contract.ts'
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'

/** What is to be done. */
export type Plan =
  /** To whom is decided when it is done. */
  | { act: 'assign'; items: readonly string[] }
  | { act: 'hand_over'; items: readonly string[]; from: string; to: string }
  | { act: 'remind'; item: string; text: string }
  | { act: 'wake'; item: string }
  | { act: 'switch_on'; rule: string }
  | { act: 'warn_earlier'; hours: number }

/** What was done, with what was before it. */
export type Deed =
  | { act: 'gave'; items: { id: string; from: string | null; to: string }[] }
  | { act: 'reminded'; item: string; priority: Priority; by_hand: boolean }
  | { act: 'woke'; item: string; until: string }
  | { act: 'switched_on'; rule: string }
  | { act: 'warned_earlier'; from: number; to: number }

export type Found = Suggestion & { plan: Plan }
