/** Handlers of the mails' texts. */
import { mailTextChanged } from '@kervan/domain/company/company.events.ts'
import { mailTextsContract, type StoredMailText } from '@kervan/domain/company/mail-texts.contract.ts'
import { type MailKind, mailKinds } from '@kervan/domain/company/mail-texts.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { WithMailExamples } from '#features/company/mail-examples.ts'
import {
  ownText,
  removeMailText,
  saveMailText,
  storedMailTexts,
} from '#features/company/mail-texts.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof mailTextsContract, WithCompany & WithMailExamples>(mailTextsContract)

export const mailTextsHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => {
    const stored = await services.readAs(actor, storedMailTexts)
    const texts = mailKinds.map((kind): StoredMailText => {
      const found = stored.find((text) => text.kind === kind)
      return found ? { ...found, kind } : ownText(kind)
    })
    return { texts }
  }),
  save: api.save.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [saved] = await saveMailText(tx.db, input)
      if (!saved) throw errors.STALE()
      await announce(tx, services, input.kind)
      return { ...saved, kind: input.kind }
    }),
  ),
  reset: api.reset.handler(({ input: { kind }, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      const removed = await removeMailText(tx.db, kind)
      if (removed.length > 0) await announce(tx, services, kind)
      return ownText(kind)
    }),
  ),
  sendTest: api.sendTest.handler(async ({ input, context }) => {
    const { services, person } = context
    await services.limits.testMail(context.network)
    const { kind, ...words } = input
    const letterhead = await readLetterhead(services)
    const mail = services.mailExamples[kind]({ ...letterhead, mailTexts: { [kind]: words } })
    return createOnce(context, input, async (tx) => {
      await services.queueMail(tx, { to: person.email, ...mail })
      return { to: person.email }
    })
  }),
}

async function announce(
  tx: Transaction,
  { emit, company }: Pick<Services, 'emit'> & WithCompany,
  kind: MailKind,
): Promise<void> {
  await emit(tx, mailTextChanged, ['nodes', 'staff'], { kind })
  tx.afterCommit(company.forget)
}
