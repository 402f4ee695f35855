/** Handlers of the office's page of one customer. */

import { mentionedIn } from '@kervan/domain/auth/mentions.ts'
import { customerContacted } from '@kervan/domain/customers/customers.events.ts'
import { customerPageContract } from '@kervan/domain/workqueue/customer-page.contract.ts'
import { customerForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import { customerContacts } from '#features/customers/customer-contacts.table.ts'
import { knownCustomer } from '#features/customers/customer-contacts.ts'
import type { WithTimelineSources } from '#features/customers/timeline-source.ts'
import { customerFigures } from '#features/workqueue/customer-figures.ts'
import { customerTimeline } from '#features/workqueue/customer-timeline.ts'
import { colleagues } from '#features/workqueue/work-item-events.queries.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof customerPageContract, WithTimelineSources>(customerPageContract)

export const customerPageHandlers = {
  timeline: api.timeline.handler(({ input: { id, ...page }, context: { services, actor } }) =>
    services.actAs(actor, (tx) => customerTimeline(tx, id, services.timelineSources, page)),
  ),
  figures: api.figures.handler(({ input: { id }, context: { services, actor } }) =>
    services.actAs(actor, (tx) => customerFigures(tx, id, new Date())),
  ),
  addCustomerNote: api.addCustomerNote.handler(({ input: { id, text }, context }) =>
    createOnce(context, { id, text }, async (tx) => {
      const { services, person } = context
      const customer = await knownCustomer(tx, id)
      const [added] = await tx.db
        .insert(customerContacts)
        .values({ customer_id: id, kind: 'note', text, created_by: person.id })
        .returning({ id: customerContacts.id })
      if (!added) throw new Error('The note was not added.')
      const customer_name =
        `${customer.first_name} ${customer.last_name}`.trim() || customer.company || customer.email
      for (const person_id of mentionedIn(text, await colleagues(tx.db)))
        if (person_id !== person.id)
          await services.emit(tx, customerForYou, [`user:${person_id}`], {
            person_id,
            customer_id: id,
            customer_name,
            reason: 'mentioned',
            by_name: person.full_name,
            text,
          })
      await services.emit(tx, customerContacted, ['staff'], { customer_id: id })
      return added
    }),
  ),
}
