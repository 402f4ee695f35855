/**
 * Runs a person's long work. Whatever happens to the process, the job is given out again and the work begins anew; only the
 * newest run counts, and its file takes the place of an earlier one.
 */
import { taskFailed } from '@kervan/domain/tasks/tasks.copy.ts'
import { taskChanged } from '@kervan/domain/tasks/tasks.events.ts'
import { type TaskKinds, TaskRefusal } from '#features/tasks/task-kind.ts'
import { beginRun, ownerOf, type RunOutcome, writeRun } from '#features/tasks/tasks.queries.ts'
import { type RunServices, trackProgress } from '#features/tasks/track-progress.ts'
import { system } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type TaskId = { task_id: string }

export const runTaskJob = defineJob<TaskId>({
  name: 'run-task',
  retries: 3,
  retryDelay: 1,
  expireSeconds: 3_600,
  workers: 2,
})

/** One file per task: a repeated run writes over it, and the sweep finds it whatever became of the run. */
export const fileKeyOf = (taskId: string) => `tasks/${taskId}`

export function createRunTask(services: RunServices, kinds: TaskKinds): JobHandler<TaskId> {
  return async ({ task_id }, jobSignal, isLastTry) => {
    const begun = await services.actAs(system, async (tx) => {
      const [row] = await beginRun(tx.db, task_id)
      if (!row) return undefined
      await services.emit(tx, taskChanged, [`user:${row.user_id}`], { task_id, state: 'running' })
      const [owner] = await ownerOf(tx.db, row.user_id)
      return { ...row, role: owner?.role }
    })
    if (!begun) return // cancelled, or done by a run that was thought lost
    const { run, user_id, role } = begun
    const finish = (outcome: RunOutcome) => finishRun(services, task_id, run, outcome)
    const kind = kinds.get(begun.kind)
    if (!kind || !role) return finish({ state: 'failed', error: taskFailed })

    const progress = trackProgress(services, task_id, run, jobSignal)
    try {
      const file = await kind.run({
        input: kind.parse(begun.input),
        actor: { role, userId: user_id, sessionId: '' },
        signal: progress.signal,
        report: progress.report,
      })
      if (file) await services.files.put(fileKeyOf(task_id), file.body, { contentType: file.type })
      await progress.stop()
      await finish({
        state: 'done',
        ...progress.last(),
        ...(file && { file_name: file.name, file_type: file.type }),
      })
    } catch (error) {
      await progress.stop()
      if (progress.isOvertaken()) return
      if (error instanceof TaskRefusal) return finish({ state: 'failed', error: error.message })
      if (isLastTry) await finish({ state: 'failed', error: taskFailed })
      throw error
    }
  }
}

async function finishRun(services: RunServices, task_id: string, run: number, outcome: RunOutcome) {
  await services.actAs(system, async (tx) => {
    const [row] = await writeRun(tx.db, task_id, run, outcome)
    if (row) await services.emit(tx, taskChanged, [`user:${row.user_id}`], { task_id, state: row.state })
  })
}
