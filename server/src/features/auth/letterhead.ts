/** What every mail of signing in needs to know of the company. */
import type { Letterhead } from '#features/auth/sign-in-mails.ts'
import type { CallContext } from '#spine/http/procedures.ts'

export async function letterhead({ services }: CallContext): Promise<Letterhead> {
  return { company: await services.company.get(), publicUrl: services.config.publicUrl }
}
