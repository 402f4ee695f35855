/** A person's saved views of one list, and what can be done with them. */
import type { SavedView } from '@kervan/domain/lists/saved-views.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { toast } from '#spine/ui/toast.tsx'

type NewView = { list: string; name: string; query: string; place?: number }

export function useSavedViews(list: string, enabled: boolean) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const queryKey = api.lists.listViews.queryKey({ input: { list } })
  const views = useQuery(api.lists.listViews.queryOptions({ input: { list }, enabled }))
  const refresh = () => queries.invalidateQueries({ queryKey: api.lists.listViews.key() })
  const report = (error: Error) => toast.failure({ title: toProblem(error).message })

  const save = useMutation({
    mutationFn: (view: NewView) =>
      client.lists.saveView(view, { context: { idempotencyKey: keys.keyFor(view) } }),
    onSuccess: () => keys.renew(),
    onSettled: refresh,
  })
  const change = useMutation(api.lists.changeView.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(api.lists.removeView.mutationOptions({ onSettled: refresh, onError: report }))
  const order = useMutation(
    api.lists.orderViews.mutationOptions({
      onMutate: ({ ids }) => {
        // Shown at once; the answer follows.
        queries.setQueryData(queryKey, (shown) => shown && { items: inOrder(shown.items, ids) })
      },
      onError: report,
      onSettled: refresh,
    }),
  )

  const removeWithUndo = (view: SavedView) => {
    const place = views.data?.items.findIndex(({ id }) => id === view.id) ?? 0
    remove.mutate(
      { id: view.id },
      {
        onSuccess: () =>
          toast.undo({ title: `“${view.name}” görünümü silindi`, topic: `view-${view.id}` }, () =>
            save.mutate({ list, name: view.name, query: view.query, place }, { onError: report }),
          ),
      },
    )
  }

  return { views, save, change, removeWithUndo, reorder: (ids: string[]) => order.mutate({ list, ids }) }
}

function inOrder(views: readonly SavedView[], ids: readonly string[]): SavedView[] {
  return ids.flatMap((id) => views.filter((view) => view.id === id))
}
