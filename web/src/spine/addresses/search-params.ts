/** Typed reading and writing of the address's query, such as `?view=`: an unknown value means the default. */
import type { z } from '@kervan/domain/z.ts'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Only what it needs of a zod enum, so that a screen decides itself whether it loads zod. */
type Choices<Value extends string> = { options: readonly Value[] } | z.ZodType<Value>

export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: Choices<Value>,
  fallback: Value,
): Value {
  const given = params.get(name)
  if (given === null) return fallback
  if ('options' in choices) return choices.options.find((option) => option === given) ?? fallback
  const parsed = choices.safeParse(given)
  return parsed.success ? parsed.data : fallback
}

/** The choice in the address and a setter that changes the address without a reload. */
export function useChoice<Value extends string>(name: string, choices: Choices<Value>, fallback: Value) {
  const [params, setParams] = useSearchParams()
  const value = readChoice(params, name, choices, fallback)
  const choose = useCallback(
    (next: Value) =>
      setParams((current) => {
        const changed = new URLSearchParams(current)
        if (next === fallback) changed.delete(name)
        else changed.set(name, next)
        return changed
      }),
    [setParams, name, fallback],
  )
  return [value, choose] as const
}
