/** A language model that others run: it is asked for one small JSON object at a time, and trusted with nothing. */
import type { z } from '@kervan/domain/z.ts'

export type ModelQuestion<Answer> = {
  instructions: string
  prompt: string
  /** What the answer must look like; an object with more keys than these is no answer. */
  shape: z.ZodType<Answer>
}

export type ModelAnswer<Answer> = { value: Answer } & ModelEffort

/** What it took, also where nothing came of it. */
export type ModelEffort = {
  tries: number
  ms: number
  /** Until the first letter came; null where none did. */
  firstMs: number | null
  tokensIn: number
  tokensOut: number
}

/** `unreachable`: no answer, or one that says try later; `refused`: it will not answer this; `unreadable`: not the object we asked for. */
export const modelFailures = ['slow', 'unreachable', 'refused', 'unreadable'] as const
export type ModelFailure = (typeof modelFailures)[number]

export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  readonly effort: ModelEffort
  constructor(failure: ModelFailure, effort: ModelEffort, cause?: unknown) {
    super(`The model gave no answer: ${failure}.`, { cause })
    this.failure = failure
    this.effort = effort
  }
}

export type Model = {
  /** As the operator wrote it. */
  name: string
  /** Where it runs. */
  host: string
  /** Throws a ModelError; never takes longer than its limit. */
  ask<Answer>(question: ModelQuestion<Answer>, signal?: AbortSignal): Promise<ModelAnswer<Answer>>
}
