/** News of the company feature. */
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Every server process hears it and renders the public pages anew. */
export const companyChanged = defineEvent('company.changed', z.object({ version: z.number().int() }))
