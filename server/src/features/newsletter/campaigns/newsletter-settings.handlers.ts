/** Handlers of the newsletter's settings. */
import { newsletterSettingsChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { newsletterSettingsContract } from '@kervan/domain/newsletter/newsletter-settings.contract.ts'
import { readSettings } from '#features/newsletter/campaigns/sender-identity.ts'
import { system } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof newsletterSettingsContract>(newsletterSettingsContract)

export const newsletterSettingsHandlers = {
  get: api.get.handler(({ context: { services } }) => services.actAs(system, readSettings)),
  save: api.save.handler(({ input: { settings, version }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      if (settings.welcome_template_id) {
        const [template] = await tx.query('select from newsletter_campaigns where id = $1 and is_template', [
          settings.welcome_template_id,
        ])
        if (!template) throw errors.NOT_FOUND()
      }
      // Without a row the usual settings hold, which are version 1.
      const [saved] = await tx.query<{ version: number }>(
        `insert into newsletter_settings (id, data, version) select 1, $1, 2 where $2 = 1
         on conflict (id) do update set data = excluded.data, version = newsletter_settings.version + 1
           where newsletter_settings.version = $2 returning version`,
        [JSON.stringify(settings), version],
      )
      const [changed] = saved
        ? [saved]
        : await tx.query<{ version: number }>(
            'update newsletter_settings set data = $1, version = version + 1 where version = $2 returning version',
            [JSON.stringify(settings), version],
          )
      if (!changed) throw errors.STALE()
      await services.emit(tx, newsletterSettingsChanged, ['staff'], {})
      return { settings, version: changed.version }
    }),
  ),
}
