/** Handlers of reading a mail. */
import { mailReadingContract } from '@kervan/domain/luna/mail-reading.contract.ts'
import { readMailForStaff } from '#features/luna/mail/read-mail-for-staff.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof mailReadingContract, WithWording>(mailReadingContract)

export const mailReadingHandlers = {
  read: api.read.handler(({ input, context }) => readMailForStaff(context, input)),
}
