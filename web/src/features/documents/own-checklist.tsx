/** What one of the customer's shipments or requests needs. */
import { useQuery } from '@tanstack/react-query'
import { Checklist } from '#features/documents/checklist.tsx'
import { ChecklistState } from '#features/documents/checklist-state.tsx'
import type { MatterIds } from '#features/documents/matter.ts'
import { api } from '#spine/api/api.ts'

export function OwnChecklist({ matter }: { matter: MatterIds }) {
  const query = useQuery(api.documents.checklist.queryOptions({ input: matter }))
  return (
    <ChecklistState query={query}>
      {(checklist) => <Checklist checklist={checklist} surface="portal" matter={matter} />}
    </ChecklistState>
  )
}
