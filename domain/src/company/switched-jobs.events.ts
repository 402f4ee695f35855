/** Events of the jobs that an admin switches. */
import { switchedJobKeys } from '#company/switched-jobs.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A switched job has done one thing. Its rule's run log and count follow in the same transaction; no page waits for it. */
export const switchedJobDid = defineEvent(
  'company.switched_job_did',
  z.object({
    job: z.enum(switchedJobKeys),
    /** Once per key: a repeat is not counted again. */
    key: z.string(),
    subject: z
      .enum(['request', 'quote', 'shipment', 'customer', 'document', 'work_item', 'conversation'])
      .nullable(),
    subject_id: Id.nullable(),
    subject_label: z.string(),
    /** What was done, as a sentence, and to whom. */
    text: z.string(),
    to: z.string(),
    link: z.string(),
  }),
)
