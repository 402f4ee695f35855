/** Handlers of what is said with customers. */
import { customerContactsContract } from '@kervan/domain/customers/customer-contacts.contract.ts'
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import {
  cancelAppointment,
  changeAppointment,
  comingAppointments,
  planAppointment,
  possibleColleagues,
} from '#features/customers/appointments.ts'
import { mailCustomer, noteConversation } from '#features/customers/customer-contacts.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof customerContactsContract, WithCompany>(customerContactsContract)

export const customerContactsHandlers = {
  sendMail: api.sendMail.handler(({ input, context }) => mailCustomer(context, input)),
  note: api.note.handler(({ input, context }) => noteConversation(context, input)),
  appointments: api.appointments.handler(async ({ input, context: { services, actor } }) => ({
    appointments: await services.readAs(actor, (db) => comingAppointments(db, input.id)),
  })),
  colleagues: api.colleagues.handler(async ({ context: { services, actor } }) => ({
    people: (await services.readAs(actor, possibleColleagues)).sort((one, other) =>
      compareTurkish(one.name, other.name),
    ),
  })),
  plan: api.plan.handler(({ input, context }) => planAppointment(context, input)),
  change: api.change.handler(({ input, context }) => changeAppointment(context, input)),
  cancel: api.cancel.handler(({ input: { id, reason }, context }) => cancelAppointment(context, id, reason)),
}
