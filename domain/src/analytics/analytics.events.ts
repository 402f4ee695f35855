/** What is said of visits while they happen; it is stored nowhere. */
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Somebody has opened a page: whoever looks at the figures reads them again. */
export const visitsChanged = defineEvent('analytics.visits_changed', z.object({}))
