/** Events of places. */
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** A place or a lane was corrected, or is as shipped again. */
export const placesChanged = defineEvent('places.changed', z.object({}))
