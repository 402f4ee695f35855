/** The priority of an open item, changed at once. What is overdue or due soon is urgent whatever is chosen. */
import { priorityWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { Priority, WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client } from '#spine/api/api.ts'
import { Select } from '#spine/ui/select.tsx'

const options = Object.entries(priorityWords).map(([value, label]) => ({ value, label }))

export function PrioritySelect({ item }: { item: WorkItem }) {
  const change = useWorkAct(
    (priority: Priority) => client.workqueue.setPriority({ id: item.id, priority }, callTimeout()),
    { failed: 'Öncelik değiştirilemedi' },
  )
  return (
    <div className="w-36">
      <Select
        aria-label="Öncelik"
        value={change.isPending ? change.variables : item.priority}
        options={options}
        onChange={({ target }) => change.mutate(target.value as Priority)}
        className="h-9"
      />
    </div>
  )
}
