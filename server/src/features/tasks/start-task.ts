/** Starts long work for a person, and starts it again: the row and its job commit together. */
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { taskProblems } from '@kervan/domain/tasks/tasks.copy.ts'
import { taskChanged } from '@kervan/domain/tasks/tasks.events.ts'
import { ORPCError } from '@orpc/server'
import { runTaskJob } from '#features/tasks/run-task.jobs.ts'
import type { TaskKind } from '#features/tasks/task-kind.ts'
import { addTask, lockTasksOf, unfinishedCount } from '#features/tasks/tasks.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Starter = Pick<Services, 'emit' | 'enqueue'>
type Refusal = { code: string; status: number; message: string }

const tooMany: Refusal = { code: 'TOO_MANY_TASKS', ...taskProblems.TOO_MANY_TASKS }

export type NewTask = { userId: string; kind: TaskKind; title: string; input: unknown }

export async function startTask(
  services: Starter,
  tx: Transaction,
  { userId, kind, title, input }: NewTask,
  refusal: Refusal = tooMany,
): Promise<Task> {
  await refuseTooMany(tx, userId, kind, refusal)
  const [added] = await addTask(tx.db, { user_id: userId, kind: kind.name, title, input })
  if (!added) throw new Error('The task was not added.')
  await queueRun(services, tx, userId, added)
  return added
}

export async function refuseTooMany(
  tx: Transaction,
  userId: string,
  kind: TaskKind,
  { code, ...problem }: Refusal = tooMany,
): Promise<void> {
  await lockTasksOf(tx, userId)
  const [counted] = await unfinishedCount(tx.db, userId, kind.name)
  if ((counted?.unfinished ?? 0) >= kind.mostUnfinished) throw new ORPCError(code, problem)
}

export async function queueRun(
  { emit, enqueue }: Starter,
  tx: Transaction,
  userId: string,
  { id, state }: Pick<Task, 'id' | 'state'>,
): Promise<void> {
  await enqueue(tx, runTaskJob, { task_id: id })
  await emit(tx, taskChanged, [`user:${userId}`], { task_id: id, state })
}
