/** A choice in the address's query, such as `?view=`: an unknown or missing value means the fallback. */
import { useSearchParams } from 'react-router'

export function readChoice<Value extends string, Fallback extends string | null>(
  params: URLSearchParams,
  name: string,
  options: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  const given = params.get(name)
  return options.find((option) => option === given) ?? fallback
}

export function useChoice<Value extends string, Fallback extends string | null>(
  name: string,
  options: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  return readChoice(useSearchParams()[0], name, options, fallback)
}
