/** Makes the shipment once, says so, and opens its page; what goes wrong is said at its field or in a toast. */
import type { Problem } from '@kervan/domain/problems.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { newShipmentWords } from '@kervan/domain/shipments/shipments.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isUnexpected } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import {
  formPath,
  type NewShipmentInput,
  type ShipmentDraft,
} from '#features/shipments/staff/new/shipment-draft.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

export type ShipmentFormState = UseFormReturn<ShipmentDraft, unknown, NewShipmentInput>

export function useCreateShipment(form: ShipmentFormState) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const mutation = useMutation({
    mutationFn: (input: NewShipmentInput) => {
      const customer = input.customer_id ?? 'new'
      const title = input.title || `${input.origin_city} – ${input.destination_city}`
      // What is made is one's own: its live events need no toast.
      rememberOwnAction(`order ${customer} ${title}`)
      rememberOwnAction(`shipment ${customer}`)
      const options = { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }
      return client.shipments.staff.create(input, options)
    },
    onSuccess: ({ shipment_number, quote_no }) => {
      toast.dismiss('failure')
      for (const queryKey of [api.shipments.key(), api.requests.key(), api.quotes.key(), api.customers.key()])
        void queries.invalidateQueries({ queryKey })
      toast.success({
        title: newShipmentWords.createdTitle,
        description: `${shipment_number}, teklifi ${quote_no}`,
        kind: 'longer',
      })
    },
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.code === 'BAD_REQUEST') placeProblems(form, problem)
      const reason = isUnexpected(problem) ? '' : ` ${problem.message}`
      toast.failure({
        title: requestWords.errorTitle,
        description: `${newShipmentWords.createFailed}${reason}`,
        kind: 'longer',
      })
    },
  })
  const open = useEffectEvent((id: string) => void navigate(`/staff/shipments/${id}`, { replace: true }))
  const made = mutation.data
  useEffect(() => {
    // In an effect, after the question about unsaved changes has unmounted.
    if (made) open(made.id)
  }, [made])
  return { create: mutation.mutate, isCreating: mutation.isPending, isCreated: mutation.isSuccess }
}

function placeProblems(form: ShipmentFormState, { data }: Problem): void {
  const { issues = [] } = (data ?? {}) as { issues?: { path: string; message: string }[] }
  issues.forEach(({ path, message }, index) => {
    const name = formPath(form.getValues(), path.split('.')) as FieldPath<ShipmentDraft>
    form.setError(name, { message }, { shouldFocus: index === 0 })
  })
}
