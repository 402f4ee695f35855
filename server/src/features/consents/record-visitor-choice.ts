/** Records the consents of a visitor, signed in or not, under an id that their browser has made. */
import type { ConsentPurpose, VisitorSource } from '@kervan/domain/consents/consent-versions.ts'
import { guest } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

type Decision = { purpose: ConsentPurpose; granted: boolean; text_version: string }

export async function recordVisitorChoice(
  { services, network }: Call,
  visitorId: string,
  decisions: readonly Decision[],
  source: VisitorSource | undefined,
): Promise<void> {
  await services.limits.visitorChoice(network)
  await services.actAs(guest, (tx) =>
    tx.asSystem(
      `insert into visitor_consents (visitor_id, source, purpose, granted, text_version)
       select $1, $2, * from unnest($3::text[], $4::bool[], $5::text[])`,
      [
        visitorId,
        source ?? 'unknown',
        decisions.map(({ purpose }) => purpose),
        decisions.map(({ granted }) => granted),
        decisions.map(({ text_version }) => text_version),
      ],
    ),
  )
}
