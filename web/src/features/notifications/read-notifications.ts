/** The unread notifications, and marking them read or dismissing them. Updates are optimistic. */
import type { Notification } from '@kervan/domain/notifications/notifications.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReadOnly } from '#features/auth/read-only-session.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useUnread() {
  return useQuery(api.notifications.unread.queryOptions())
}

type Action = { what: 'read' | 'dismiss'; id: string } | { what: 'read-all' }

const send = (action: Action) => {
  if (action.what === 'read-all') return client.notifications.markAllRead()
  if (action.what === 'read') return client.notifications.markRead({ id: action.id })
  return client.notifications.dismiss({ id: action.id })
}

export function useReadActions() {
  const queries = useQueryClient()
  const readOnly = useReadOnly('portal')
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: async (action: Action) => {
      const queryKey = api.notifications.unread.queryKey()
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known) => {
        if (!known) return known
        if (action.what === 'read-all') return { ...known, unread: 0, offers: [] }
        const offers = known.offers.filter(({ id }) => id !== action.id)
        return { ...known, offers, unread: Math.max(0, known.unread - 1) }
      })
    },
    onError: (error) =>
      toast.failure({ title: 'Bildirim güncellenemedi', description: toProblem(error).message }),
    onSettled: () => {
      for (const queryKey of [api.notifications.unread.key(), api.notifications.list.key()])
        void queries.invalidateQueries({ queryKey })
    },
  })
  return {
    isPending,
    // By the way, as one follows it: where nothing may change, it just stays unread.
    read: ({ id, read_at }: Pick<Notification, 'id' | 'read_at'>) =>
      read_at === null && !readOnly && mutate({ what: 'read', id }),
    readAll: () => mutate({ what: 'read-all' }),
    dismiss: ({ id }: Pick<Notification, 'id'>) => mutate({ what: 'dismiss', id }),
  }
}
