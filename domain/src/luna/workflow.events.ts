/** Events of the workflow centre, for staff. */
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Luna was paused or started, or a suggestion was accepted, dismissed or undone. */
export const workflowChanged = defineEvent('luna.workflow_changed', z.object({}))
