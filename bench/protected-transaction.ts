/** The statements the product sends for one page, and for one new request, as scripts for pgbench. */

import { customerList } from '@kervan/server/src/features/customers/customers.list.ts'
import { ownRequestList } from '@kervan/server/src/features/requests/own-requests.list.ts'
import type { ListQuery } from '@kervan/server/src/spine/lists/list-query.ts'
import { sampleLetter, sampleMail } from './sample-mail.ts'

export const pageSize = 20

export function readScript(staffId: string): string {
  const statement = statementOf((query) =>
    customerList.page(query, staffId, { limit: pageSize, sort: '-created' }),
  )
  return transaction('kervan_staff', staffId, [statement])
}

/** One page of a customer's own requests. */
export function ownRequestsScript(customerId: string): string {
  const statement = statementOf((query) =>
    ownRequestList.page(query, customerId, { limit: pageSize, sort: '-created' }),
  )
  return transaction('kervan_customer', customerId, [statement])
}

/** The first statement that a list sends for a page. */
function statementOf(read: (query: ListQuery) => Promise<unknown>): string {
  let statement = ''
  read(async (text, values) => {
    statement ||= filled(text, values)
    return []
  })
  return statement
}

/** Only the row of a request and its event; a call does more. */
export function createScript(customerId: string): string {
  return transaction('kervan_system', '', [
    `insert into requests (number, customer_id, form, title, description, shipment_type, origin_city, origin_country,
       origin_country_code, destination_city, destination_country, destination_country_code, estimated_weight, preferred_date,
       urgency_level, cargo_details, quote_due_at, created_by)
     values ('P-' || gen_random_uuid(), '${customerId}', 'quick', 'Deniz, tam konteyner (FCL)', 'Paletli makine parcasi',
       'sea', 'Mersin', 'Türkiye', 'TR', 'Hamburg', 'Almanya', 'DE', 18500, '2099-03-05', 'normal', '{}', now(), '${customerId}')`,
    `insert into outbox (name, audiences, data)
     values ('request.changed', '{staff}', '{"request_id": "01890a5d-ac96-774b-bcce-b302099a8057"}')`,
  ])
}

function filled(text: string, values: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1]
    return typeof value === 'number' ? String(value) : `'${value}'`
  })
}

export function insertScript(): string {
  const { to, subject } = sampleMail
  return transaction('kervan_system', '', [
    `insert into inbox_mails (id, recipient, subject, letter)
     values (gen_random_uuid(), '${to}', '${subject}', '${JSON.stringify(sampleLetter)}') on conflict (id) do nothing`,
    `insert into outbox (name, audiences, data)
     values ('inbox.mail_arrived', '{inbox}', '{"mail_id": "01890a5d-ac96-774b-bcce-b302099a8057"}')`,
  ])
}

function transaction(role: string, actor: string, statements: string[]): string {
  const all = ['begin', `set local role ${role}`, `set local app.actor = '${actor}'`, ...statements, 'commit']
  return all.map((statement) => `${statement.replace(/\s+/g, ' ')};\n`).join('')
}
