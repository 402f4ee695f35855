/** Saves a part of the company's settings; the rest is sent along as it was read. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useSaveCompany(record: CompanyRecord, saved: string, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (part: Partial<CompanyRecord['company']>) =>
      client.company.update(
        { version: record.version, company: { ...record.company, ...part } },
        callTimeout(),
      ),
    onSuccess: (changed) => {
      queries.setQueryData(api.company.getSettings.queryKey(), changed)
      onSaved()
      toast.success({ title: 'Kaydedildi', description: saved })
    },
    // Somebody has changed the company meanwhile: what was typed stays, over the new state.
    onError: () => void queries.invalidateQueries({ queryKey: api.company.key() }),
  })
}
