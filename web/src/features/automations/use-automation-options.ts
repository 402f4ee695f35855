/** What a rule may name that differs from house to house: people, sectors and segments. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NameOf } from '#features/automations/rule-words.ts'
import { api } from '#spine/api/api.ts'
import type { Option } from '#spine/ui/select.tsx'

export type AutomationOptions = {
  people: readonly Option[]
  sectors: readonly string[]
  segments: readonly string[]
  nameOf: NameOf
}

/** All empty while they are not known. */
export function useAutomationOptions(): AutomationOptions {
  const { data } = useQuery(api.automations.options.queryOptions({ staleTime: 300_000 }))
  return useMemo(() => {
    const people = data?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
    const names = new Map(people.map(({ value, label }) => [value, label]))
    return {
      people,
      sectors: data?.sectors ?? [],
      segments: data?.segments ?? [],
      nameOf: (id) => names.get(id),
    }
  }, [data])
}
