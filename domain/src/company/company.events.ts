/** Events of the company. */
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Every server process renders the public pages again when it receives it. */
export const companyChanged = defineEvent('company.changed', z.object({ version: z.number().int() }))
