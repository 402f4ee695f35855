/** Long work in each of its states. */
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { TaskList } from '#features/tasks/task-list.tsx'

const sample = (id: string, more: Partial<Task>): Task => ({
  id,
  kind: 'export',
  title: 'Talepler (CSV)',
  state: 'running',
  done: 0,
  total: null,
  file_name: null,
  error: '',
  created_at: '2026-11-16T08:00:00.000Z',
  started_at: null,
  finished_at: null,
  ...more,
})

const tasks = [
  sample('1', { done: 12_000, total: 45_000 }),
  sample('2', { title: 'İş kuyruğu (CSV)', done: 260_000 }),
  sample('3', { title: 'Müşteriler (Excel)', state: 'waiting' }),
  sample('4', { title: 'Müşteriler (CSV)', state: 'done', file_name: 'Müşteriler 2026-11-16.csv' }),
  sample('5', {
    title: 'Talepler (Excel)',
    state: 'failed',
    error: 'İş tamamlanamadı. Yeniden deneyin; yine olmazsa destek ekibine haber verin.',
  }),
  sample('6', { title: 'Müşteriler (CSV)', state: 'cancelled' }),
]
const nothing = () => undefined

export function TasksSection() {
  return (
    <Specimen name="Arka plandaki işler">
      <TaskList
        tasks={tasks}
        fileAddress={() => '#isler'}
        onCancel={nothing}
        onRetry={nothing}
        onDismiss={nothing}
        className="w-96 max-w-full"
      />
    </Specimen>
  )
}
