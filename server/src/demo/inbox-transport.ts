/** Delivers mail into the demo inbox and tells whoever has it open. The embedded default of the mail adapter. */
import { mailArrived } from '@kervan/domain/demo/demo.events.ts'
import { sql } from 'drizzle-orm'
import type { MailTransport } from '#adapters/mail/mail.ts'
import { type ActAs, system } from '#database/act-as.ts'
import type { Emit } from '#database/outbox.ts'

export function inboxTransport(actAs: ActAs, emit: Emit, outside?: MailTransport): MailTransport {
  return {
    async deliver(mail) {
      await actAs(system, async (tx) => {
        const { rowCount } = await tx.db.execute(sql`
          insert into inbox_mails (id, recipient, subject, text, html)
          values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html})
          on conflict (id) do nothing`)
        if (rowCount) await emit(tx, mailArrived, ['inbox'], { mail_id: mail.id })
      })
      if (!mail.staysInside) await outside?.deliver(mail)
    },
    close: async () => outside?.close(),
  }
}
