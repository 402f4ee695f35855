/** The tray with its acts: they are sent, and the list is asked for again. */

import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { TaskList } from '#features/tasks/task-list.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function TaskTrayPanel({ tasks }: { tasks: readonly Task[] }) {
  const queries = useQueryClient()
  const surface = surfaceOf(useLocation().pathname)
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: api.tasks.list.key() }),
    onError: (error: Error) => toast.failure({ title: toProblem(error).message }),
  }
  const cancel = useMutation(api.tasks.cancel.mutationOptions(settled))
  const retry = useMutation(api.tasks.retry.mutationOptions(settled))
  const dismiss = useMutation(api.tasks.dismiss.mutationOptions(settled))
  return (
    <TaskList
      tasks={tasks}
      fileAddress={({ id }) => `/api/tasks/${id}/file?surface=${surface}`}
      onCancel={({ id }) => cancel.mutate({ id })}
      onRetry={({ id }) => retry.mutate({ id })}
      onDismiss={({ id }) => dismiss.mutate({ id })}
      // Above the bar of what is selected in a list and above the button of the chat, which may lie at the bottom too; beside the chat itself.
      className="fixed right-4 bottom-4 z-40 max-w-[calc(100vw-2rem)] shadow-float max-lg:bottom-20 print:hidden [body:has([data-chat-button])_&]:bottom-22 max-lg:[body:has([data-chat-button])_&]:bottom-38 md:[body:has([data-chat-panel])_&]:right-104 [body:has([data-bulk-bar])_&]:bottom-24 max-lg:[body:has([data-bulk-bar])_&]:bottom-60"
    />
  )
}
