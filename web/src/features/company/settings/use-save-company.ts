/** Saves a part of the company's settings; the rest is sent along as it was read. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { changedCompanyWords } from '@kervan/domain/company/company-words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

const timeoutMs = 30_000

export function useSaveCompany(record: CompanyRecord, saved: string, onSaved: () => void) {
  const queries = useQueryClient()
  /** What a colleague had changed meanwhile, by its names. */
  const [changedByOthers, setChangedByOthers] = useState<readonly string[]>([])
  const save = useMutation({
    mutationFn: (part: Partial<CompanyRecord['company']>) =>
      client.company.update(
        { version: record.version, company: { ...record.company, ...part } },
        { signal: AbortSignal.timeout(timeoutMs) },
      ),
    onSuccess: (changed) => {
      queries.setQueryData(api.company.getSettings.queryKey(), changed)
      setChangedByOthers([])
      onSaved()
      toast.success({ title: 'Kaydedildi', description: saved })
    },
    // Somebody has changed the company meanwhile: what was typed stays, over the new state.
    onError: async (error) => {
      await queries.invalidateQueries({ queryKey: api.company.key() })
      if (toProblem(error).code !== 'STALE') return setChangedByOthers([])
      const now = queries.getQueryData(api.company.getSettings.queryKey())
      if (now) setChangedByOthers(changedCompanyWords(record.company, now.company))
    },
  })
  return { ...save, changedByOthers }
}
