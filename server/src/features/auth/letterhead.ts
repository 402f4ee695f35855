/** What every mail of signing in needs to know of the company. */

import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import type { Letterhead } from '#features/auth/sign-in-mails.ts'
import type { Call } from '#spine/http/call.ts'

export async function letterhead({ services }: Call<WithSignIn>): Promise<Letterhead> {
  return { company: await services.company.get(), publicUrl: services.config.publicUrl }
}
