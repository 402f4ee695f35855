/** What the product sends for one page of customers, as a script for pgbench: the same statements, word for word. */

import { customerPage } from '@kervan/server/src/customers/customers.queries.ts'
import type { Db } from '@kervan/server/src/database/act-as.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sampleMail } from './sample-mail.ts'

export const pageSize = 20

export function readScript(staffId: string): string {
  const query = customerPage(drizzle.mock() as unknown as Db, { limit: pageSize }).toSQL()
  const text = query.sql.replace(/\$(\d+)/g, (_, number) => String(query.params[Number(number) - 1]))
  return transaction('kervan_staff', staffId, [text])
}

export function insertScript(): string {
  const { to, subject, text, html } = sampleMail
  return transaction('kervan_system', '', [
    `insert into inbox_mails (id, recipient, subject, text, html)
     values (gen_random_uuid(), '${to}', '${subject}', '${text}', '${html}') on conflict (id) do nothing`,
    `insert into outbox (name, audiences, data)
     values ('inbox.mail_arrived', '{inbox}', '{"mail_id": "01890a5d-ac96-774b-bcce-b302099a8057"}')`,
  ])
}

function transaction(role: string, actor: string, statements: string[]): string {
  const all = ['begin', `set local role ${role}`, `set local app.actor = '${actor}'`, ...statements, 'commit']
  // pgbench takes a line break for the end of nothing but a meta command; one statement a line reads best.
  return all.map((statement) => `${statement.replace(/\s+/g, ' ')};\n`).join('')
}
