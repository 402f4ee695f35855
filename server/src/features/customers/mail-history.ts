/** What the program mails to a customer about something of theirs stands in their history, with what became of it. */
import { newId } from '#spine/database/new-id.ts'
import type { QueueMail } from '#spine/mail/send-mail.jobs.ts'

/** What goes to the office about a customer, or to an address that is not theirs, is none of their history. */
const write = `insert into customer_contacts (id, customer_id, kind, subject, text, recipient, mail_state)
  select m.id, p.id, 'mail', m.subject, m.about, m.recipient, 'queued'
  from json_to_recordset($1) as m (id uuid, customer_id uuid, subject text, about text, recipient text)
  join profiles p on p.id = m.customer_id and p.email = m.recipient`

/** Mails whose matter has a record of its own stand there; sign-in and the like have no matter. */
export function withMailHistory(queueMail: QueueMail): QueueMail {
  return (tx, mail) => {
    const { matter, to, subject } = mail
    if (!matter?.customer_id || matter.record_id) return queueMail(tx, mail)
    const id = newId()
    const about = [matter.number, matter.title].filter((part) => part && part !== subject).join(' · ')
    tx.defer(write, [{ id, customer_id: matter.customer_id, subject, about, recipient: to }])
    return queueMail(tx, { ...mail, matter: { ...matter, record_id: id } })
  }
}
