/** What every mail of signing in needs to know of the company. */
import type { Letterhead } from '#auth/sign-in-mails.ts'
import { readCompany } from '#company/company.handlers.ts'
import { guest } from '#database/act-as.ts'
import type { CallContext } from '#procedures.ts'

export async function letterhead({ services }: CallContext): Promise<Letterhead> {
  const { company } = await readCompany(services.readAs, guest)
  return { company, publicUrl: services.config.publicUrl }
}
