/**
 * A city input with suggestions of known places; anything may be typed. Goes inside a `Field`.
 * `onPlace` is called with a picked place, or one whose full name was typed, so that its country can be filled in.
 */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import {
  type KnownPlace,
  placeSuggestions,
  type RecentPlace,
  type Travel,
} from '#features/places/place-suggestions.ts'
import { api } from '#spine/api/api.ts'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onChange: (city: string) => void
  onPlace?: (place: { name: string; country: string; code?: string }) => void
  /** Only ports, airports or terminals. */
  kind?: KnownPlace['kinds'][number]
  by?: Travel | undefined
  /** Where goods come from or go to: terminals and border gates are none. */
  asCity?: boolean
  /** Offered before anything is typed. */
  recent?: readonly RecentPlace[]
}

/** No place has a longer name than a form takes; that it is too long, the form says. */
const isSearched = ({ length }: string) => length >= 2 && length <= 80

export function PlaceField({
  value,
  onChange,
  onPlace,
  kind,
  by,
  asCity = false,
  recent = [],
  onBlur,
  ...rest
}: Props) {
  const search = useDebounced(value.trim(), 150)
  const { data } = useQuery(
    api.places.search.queryOptions({
      input: { search, ...(kind && { kind }) },
      enabled: isSearched(search),
      placeholderData: keepPreviousData,
      // Places hardly ever change.
      staleTime: 3_600_000,
    }),
  )
  const found = isSearched(search) ? (data?.items ?? []) : []
  return (
    <SuggestingInput
      autoCapitalize="words"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={onChange}
      suggestions={placeSuggestions(value, found, recent, by, asCity)}
      listLabel="Önerilen yerler"
      onPick={({ place }) => {
        onChange(place.name)
        onPlace?.(place)
      }}
      onBlur={(event) => {
        const match = found.find(({ name }) => foldTurkish(name) === foldTurkish(value))
        if (match) onPlace?.(match)
        onBlur?.(event)
      }}
    />
  )
}
