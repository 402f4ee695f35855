/** Handlers of the model's switch and of the record of what it was told. */
import { settingChanged } from '@kervan/domain/company/company.events.ts'
import { type LunaModelState, lunaModelContract } from '@kervan/domain/luna/luna-model.contract.ts'
import { lunaSettings } from '#features/luna/model/luna-settings.table.ts'
import { modelCallList } from '#features/luna/model/model-calls.list.ts'
import { modelCalls } from '#features/luna/model/model-calls.table.ts'
import type { Config } from '#spine/config/config.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract(lunaModelContract)

const isUsed = sql`${modelCalls.outcome} = 'used'`

const readChoice = (db: Db) =>
  db
    .select({
      enabled: lunaSettings.model_enabled,
      price_in: sql<string | null>`trim_scale(${lunaSettings.price_in})::text`,
      price_out: sql<string | null>`trim_scale(${lunaSettings.price_out})::text`,
      version: lunaSettings.version,
    })
    .from(lunaSettings)

const readMonth = (db: Db) =>
  db
    .select({
      calls: sql<number>`count(*)::int`,
      used: sql<number>`(count(*) filter (where ${isUsed}))::int`,
      failed: sql<number>`(count(*) filter (where not ${isUsed} and ${modelCalls.outcome} <> ''))::int`,
      median_ms: sql<number | null>`percentile_disc(0.5) within group (order by ${modelCalls.ms})`,
      tokens_in: sql<number>`coalesce(sum(${modelCalls.tokens_in}), 0)::float8`,
      tokens_out: sql<number>`coalesce(sum(${modelCalls.tokens_out}), 0)::float8`,
      cost: sql<string | null>`trim_scale(sum(${modelCalls.cost}))::text`,
    })
    .from(modelCalls)
    .where(sql`${modelCalls.called_at} > now() - interval '30 days'`)

const noMonth = { calls: 0, used: 0, failed: 0, median_ms: null, tokens_in: 0, tokens_out: 0, cost: null }
/** Until somebody changes it. */
const initial = { enabled: true, price_in: null, price_out: null, version: 0 }

async function readState(db: Db, { model }: Config): Promise<LunaModelState> {
  const [[choice], [month]] = await Promise.all([readChoice(db), readMonth(db)])
  return {
    ...(choice ?? initial),
    configured: model !== undefined,
    model: model?.name ?? '',
    host: model ? new URL(model.url).host : '',
    month: month ?? noMonth,
  }
}

export const lunaModelHandlers = {
  state: api.state.handler(({ context: { services, actor } }) =>
    services.actAs(actor, (tx) => readState(tx.db, services.config)),
  ),
  save: api.save.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const { db } = tx
      const { enabled: model_enabled, price_in, price_out, version } = input
      const wanted = { model_enabled, price_in, price_out, version: version + 1, updated_at: sql`now()` }
      const saved =
        version === 0
          ? await db
              .insert(lunaSettings)
              .values({ ...wanted, id: 1 })
              .onConflictDoNothing()
              .returning()
          : await db.update(lunaSettings).set(wanted).where(eq(lunaSettings.version, version)).returning()
      if (saved.length === 0) throw errors.STALE()
      await services.emit(tx, settingChanged, [], { area: 'luna_model' })
      return readState(db, services.config)
    }),
  ),
  calls: api.calls.handler(({ input, context }) => pageFor(context, modelCallList, input)),
}
