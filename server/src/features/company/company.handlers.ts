/** Handlers of the company contract. */

import { type Company, companyContract } from '@kervan/domain/company/company.contract.ts'
import {
  calendarChanged,
  companyChanged,
  latenessChanged,
  silenceChanged,
} from '@kervan/domain/company/company.events.ts'
import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { companyRecord, replaceCompany } from '#features/company/company.queries.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { removeHoliday, saveHoliday } from '#features/company/holidays.queries.ts'
import { readCalendar } from '#features/company/read-calendar.ts'
import type { Actor, ReadAs } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof companyContract, WithCompany>(companyContract)

export async function readCompany(readAs: ReadAs, actor: Actor) {
  const [record] = await readAs(actor, companyRecord)
  if (!record) throw new Error('The company row is missing.')
  return record
}

/** Of an older row that says nothing of it, too. */
const latenessOf = (company: Partial<Company> | undefined) => company?.late_after_hours ?? lateAfterHours
const silenceOf = (company: Partial<Company> | undefined) => company?.silent_after_hours ?? silentAfterHours

export const companyHandlers = {
  get: api.get.handler(
    async ({ context }) => (await readCompany(context.services.readAs, context.actor)).company,
  ),
  getSettings: api.getSettings.handler(({ context }) => readCompany(context.services.readAs, context.actor)),
  update: api.update.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [before] = await companyRecord(tx.db)
      const [record] = await replaceCompany(tx.db, input.company, input.version)
      if (!record) throw errors.STALE()
      await context.services.emit(tx, companyChanged, ['nodes', 'staff'], { version: record.version })
      if (!sameJson(latenessOf(before?.company), latenessOf(record.company)))
        await context.services.emit(tx, latenessChanged, [], { version: record.version })
      if (!sameJson(silenceOf(before?.company), silenceOf(record.company)))
        await context.services.emit(tx, silenceChanged, [], { version: record.version })
      tx.afterCommit(context.services.company.forget)
      return record
    }),
  ),
  calendar: api.calendar.handler(async ({ context }) => {
    const { office_hours, holidays } = await readCalendar(queryFor(context))
    return { office_hours, holidays: [...holidays] }
  }),
  saveHoliday: api.saveHoliday.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      const [saved] = await saveHoliday(tx.db, input)
      if (!saved) throw new Error('The holiday was not saved.')
      await services.emit(tx, calendarChanged, ['nodes', 'staff'], { day: saved.day })
      tx.afterCommit(services.company.forget)
      return saved
    }),
  ),
  removeHoliday: api.removeHoliday.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [removed] = await removeHoliday(tx.db, input.day)
      if (!removed) throw errors.NOT_FOUND()
      await services.emit(tx, calendarChanged, ['nodes', 'staff'], { day: removed.day })
      tx.afterCommit(services.company.forget)
      return { done: true } as const
    }),
  ),
}
