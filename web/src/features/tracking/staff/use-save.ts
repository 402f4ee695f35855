/** Saves something of a shipment from a dialog: once, and then the pages show it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export function useSave<Input>(send: (input: Input) => Promise<unknown>, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onSaved()
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.shipments.key() }),
        queries.invalidateQueries({ queryKey: api.tracking.key() }),
      ])
    },
  })
}
