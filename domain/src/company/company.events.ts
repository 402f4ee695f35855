/** Events of the company. */

import { settingAreaKeys } from '#company/setting-areas.ts'
import { defineEvent } from '#live/event.ts'
import { z } from '#z.ts'

/** Every server process renders the public pages again when it receives it. */
export const companyChanged = defineEvent('company.changed', z.object({ version: z.number().int() }))

/** What counts as late was set anew: the open shipments are looked at again. No page waits for it. */
export const latenessChanged = defineEvent(
  'company.lateness_changed',
  z.object({ version: z.number().int() }),
)

/** How long silence is ordinary was set anew: the open shipments are looked at again. No page waits for it. */
export const silenceChanged = defineEvent('company.silence_changed', z.object({ version: z.number().int() }))

/** A holiday was added, corrected or removed: what is left until something is due is counted anew. */
export const calendarChanged = defineEvent('company.calendar_changed', z.object({ day: z.string() }))

/** For the server: something of an area has been set anew whose own news says less. No page waits for it. */
export const settingChanged = defineEvent(
  'company.setting_changed',
  z.object({ area: z.enum(settingAreaKeys) }),
)

/** A mail was worded anew, or got its own words back: every server process writes it so from now on. */
export const mailTextChanged = defineEvent('company.mail_text_changed', z.object({ kind: z.string() }))
