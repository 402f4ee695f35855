/** Fetches the notifications of a member of staff and marks them read. */
import type { StaffNotification } from '@kervan/domain/notifications/staff-notifications.contract.ts'
import {
  type StaffNotificationType,
  widgetSize,
} from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, toProblem } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useStaffNotifications(state: ListState) {
  const { show, type } = state.filters
  return useListPages(
    api.notifications.staff.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(show === 'unread' && { unread: 'true' }),
        ...(type && { type: type as StaffNotificationType }),
      }),
      ...pageOptions,
    }),
  )
}

/** For the sidebar. */
export function useNewestStaffNotifications() {
  return useQuery(api.notifications.staff.list.queryOptions({ input: { limit: widgetSize.fetched } }))
}

export function useStaffNotificationCounts({ isAsked = true } = {}) {
  return useQuery(api.notifications.staff.counts.queryOptions({ enabled: isAsked }))
}

/** Undefined marks all of them. */
export function useMarkStaffRead() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? client.notifications.staff.markAllRead()
        : client.notifications.staff.markRead({ id }),
    onSuccess: (counts) => queries.setQueryData(api.notifications.staff.counts.queryKey(), counts),
    onError: (error) =>
      toast.failure({ title: 'Bildirim güncellenemedi', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.staff.list.key() }),
  })
  return {
    isPending,
    read: ({ id, read_at }: Pick<StaffNotification, 'id' | 'read_at'>) => read_at === null && mutate(id),
    readAll: () => mutate(undefined),
  }
}
