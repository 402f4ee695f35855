/** Records the consents of a visitor who is not signed in, under an id that their browser has made. */
import type { ConsentPurpose } from '@kervan/domain/consents/consent-versions.ts'
import type { Call } from '#spine/http/call.ts'

type Decision = { purpose: ConsentPurpose; granted: boolean; text_version: string }

export async function recordVisitorChoice(
  { services, actor, network }: Call,
  visitorId: string,
  decisions: readonly Decision[],
): Promise<void> {
  await services.limits.visitorChoice(network)
  await services.actAs(actor, (tx) =>
    tx.asSystem(
      `insert into visitor_consents (visitor_id, purpose, granted, text_version)
       select $1, * from unnest($2::text[], $3::bool[], $4::text[])`,
      [
        visitorId,
        decisions.map(({ purpose }) => purpose),
        decisions.map(({ granted }) => granted),
        decisions.map(({ text_version }) => text_version),
      ],
    ),
  )
}
