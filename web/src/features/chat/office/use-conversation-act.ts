/** Does something with a conversation: once, said where it fails, and then every list shows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

/** `failed` is the title of the toast where nothing else on the screen says it. */
export function useConversationAct<Input = void>(
  send: (input: Input) => Promise<unknown>,
  { failed, onDone }: { failed?: string; onDone?: (input: Input) => void } = {},
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => onDone?.(input),
    onError: (error) => {
      if (failed) toast.failure({ title: failed, description: toProblem(error).message, kind: 'longer' })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.chat.office.key() }),
        queries.invalidateQueries({ queryKey: api.chat.staff.get.key() }),
      ]),
  })
}
