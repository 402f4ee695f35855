/** What a rule may name that differs from house to house: people, sectors, segments and templates of the newsletter. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NameOf } from '#features/automations/rule-words.ts'
import { api } from '#spine/api/api.ts'
import type { Option } from '#spine/ui/select.tsx'

export type AutomationOptions = {
  people: readonly Option[]
  sectors: readonly string[]
  segments: readonly string[]
  newsletters: readonly Option[]
  /** Of people and templates. */
  nameOf: NameOf
}

/** All empty while they are not known. */
export function useAutomationOptions(): AutomationOptions {
  const { data } = useQuery(api.automations.options.queryOptions({ staleTime: 300_000 }))
  return useMemo(() => {
    const people = data?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
    const newsletters = data?.newsletters.map(({ id, title }) => ({ value: id, label: title })) ?? []
    const names = new Map([...people, ...newsletters].map(({ value, label }) => [value, label]))
    return {
      people,
      sectors: data?.sectors ?? [],
      segments: data?.segments ?? [],
      newsletters,
      nameOf: (id) => names.get(id),
    }
  }, [data])
}
