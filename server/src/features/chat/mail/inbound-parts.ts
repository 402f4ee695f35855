/** What taking mail needs besides the spine's services, which the assembly puts together, and a mail that was read. */
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailAddresses } from '#spine/mail/inbound/mail-addresses.ts'
import type { InboundMail } from '#spine/mail/inbound/read-mail.ts'
import type { AnnounceMailFailure } from '#spine/mail/send-mail.jobs.ts'

export type WithInboundMail = {
  inboundMail: {
    /** With any of these what is handed to us may be signed; none where nobody may. */
    keys: readonly Buffer[]
    addresses: MailAddresses
    /** Whoever keeps a record of a mail hears that it came back. */
    announceFailure: AnnounceMailFailure
    /** Mails of campaigns have records of their own. Returns whether it was one of them. */
    noteCampaignMail(
      tx: Transaction,
      mailId: string,
      word: { reason: string; isComplaint: boolean },
    ): Promise<boolean>
  }
}

export type InboundParts = Pick<Services, 'actAs' | 'emit' | 'enqueue' | 'files' | 'config'> &
  WithInboundMail &
  WithCompany

/** Under its fingerprint, and as it came. */
export type ReadMail = { mail: InboundMail; fingerprint: string; raw: Buffer }

export const senderOf = ({ from, subject }: InboundMail) => ({
  sender: from.address,
  sender_name: from.name,
  subject,
})
