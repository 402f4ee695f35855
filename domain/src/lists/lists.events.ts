/** Events of lists, for their person only. */

import { ListName } from '#lists/exports.contract.ts'
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Saved, changed, deleted or ordered, in any tab. */
export const savedViewsChanged = defineEvent('saved_views.changed', z.object({ list: ListName }))
