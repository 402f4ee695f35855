/** The person's long work on every page. Asks for it once the page is at rest, and loads the tray only for those who have some. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ElementType, lazy, Suspense } from 'react'
import type { TaskTrayPanel } from '#features/tasks/task-tray-panel.tsx'
import { api } from '#spine/api/api.ts'
import { useAtRest } from '#spine/ui/use-at-rest.ts'

const Panel: ElementType<ComponentProps<typeof TaskTrayPanel>> = lazy(() =>
  import('#features/tasks/task-tray-panel.tsx').then((module) => ({ default: module.TaskTrayPanel })),
)

export function TaskTray() {
  const isAtRest = useAtRest()
  const tasks = useQuery(api.tasks.list.queryOptions({ enabled: isAtRest }))
  if (!tasks.data?.items.length) return null
  return (
    <Suspense fallback={null}>
      <Panel tasks={tasks.data.items} />
    </Suspense>
  )
}
