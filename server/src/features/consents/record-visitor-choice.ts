/** Records the consents of a visitor, signed in or not, under an id that their browser has made. */
import type { ConsentPurpose, VisitorSource } from '@kervan/domain/consents/consent-versions.ts'
import type { WithForgetMeasured } from '#features/consents/forget-measured.ts'
import { guest } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

type Decision = { purpose: ConsentPurpose; granted: boolean; text_version: string }

export async function recordVisitorChoice(
  { services, network }: Call<WithForgetMeasured>,
  visitorId: string,
  decisions: readonly Decision[],
  source: VisitorSource | undefined,
): Promise<void> {
  // Under a hash: whoever refuses leaves the choice, and no network beside it.
  await services.limits.visitorChoice(limitKey(network))
  const isRefused = decisions.some(({ purpose, granted }) => purpose === 'analytics' && !granted)
  await services.actAs(guest, async (tx) => {
    await tx.asSystem(
      `insert into visitor_consents (visitor_id, source, purpose, granted, text_version)
       select $1, $2, * from unnest($3::text[], $4::bool[], $5::text[])`,
      [
        visitorId,
        source ?? 'unknown',
        decisions.map(({ purpose }) => purpose),
        decisions.map(({ granted }) => granted),
        decisions.map(({ text_version }) => text_version),
      ],
    )
    if (isRefused) await services.forgetMeasured(tx, { kind: 'visitor', id: visitorId })
  })
}
