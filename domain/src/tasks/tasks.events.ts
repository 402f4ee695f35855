/** Events of long work, for its person only. */
import { defineEvent } from '#live/event.ts'
import { taskStates } from '#tasks/tasks.contract.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** It began, went on, ended or was taken off the list. */
export const taskChanged = defineEvent('task.changed', z.object({ task_id: Id, state: z.enum(taskStates) }))
